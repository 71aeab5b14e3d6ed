import type { Quote } from '@cleaning/contract/quotes';
import { useParams } from 'react-router-dom';
import { QuoteDetail, useVersionInAddress } from '../../features/quotes/index.ts';
import { CleanAgainCard } from '../../features/templates/index.ts';

export const handle = { title: 'Quote' };

export { prefetchQuote as prefetch } from '../../features/quotes/index.ts';

export function Component() {
  const { id = '' } = useParams();
  const openVersion = useVersionInAddress();
  return <QuoteDetail key={id} id={id} openVersion={openVersion} again={renderAgain} />;
}

function renderAgain(quote: Quote) {
  return <CleanAgainCard quote={quote} />;
}
