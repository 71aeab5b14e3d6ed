import type { Quote } from '@cleaning/contract';
import { useParams } from 'react-router-dom';
import { VisitsOfQuote } from '../../features/appointments/index.ts';
import { InvoicesOfQuote } from '../../features/invoices/index.ts';
import { QuoteDetail } from '../../features/quotes/index.ts';
import { CleanAgainCard } from '../../features/templates/index.ts';

export const handle = { title: 'Quote' };

export { prefetchQuote as prefetch } from '../../features/quotes/index.ts';

export function Component() {
  const { id = '' } = useParams();
  return <QuoteDetail key={id} id={id} booking={renderBooking} again={renderAgain} />;
}

function renderBooking(quoteId: string) {
  return (
    <>
      <VisitsOfQuote quoteId={quoteId} />
      <InvoicesOfQuote quoteId={quoteId} />
    </>
  );
}

function renderAgain(quote: Quote) {
  return <CleanAgainCard quote={quote} />;
}
