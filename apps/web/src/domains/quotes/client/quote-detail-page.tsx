import type { Quote } from '@cleaning/contract/quotes';
import { useParams } from 'react-router-dom';
import { QuoteDetail } from './detail/quote-detail.tsx';
import { useVersionInAddress } from './detail/use-version-in-address.ts';
import { CleanAgainCard } from './templates/clean-again-card.tsx';

export const handle = { title: 'Quote' };

export { prefetchQuote as prefetch } from './prefetch-quotes.ts';

export function Component() {
  const { id = '' } = useParams();
  const openVersion = useVersionInAddress();
  return <QuoteDetail key={id} id={id} openVersion={openVersion} again={renderAgain} />;
}

function renderAgain(quote: Quote) {
  return <CleanAgainCard quote={quote} />;
}
