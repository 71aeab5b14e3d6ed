import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { EditQuote } from './editor/edit-quote.tsx';
import { quoteStepIn } from './editor/editor-steps.ts';

export const handle = { title: 'Edit quote' };

export { prefetchQuote as prefetch } from './prefetch-quotes.ts';

export function Component() {
  const { id = '' } = useParams();
  const { state } = useLocation();
  const [params] = useSearchParams();
  return <EditQuote key={id} id={id} step={quoteStepIn(params)} isNew={isNewQuote(state)} />;
}

/** Whether the page that created the draft navigated here. */
function isNewQuote(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNew' in state && state.isNew === true;
}
