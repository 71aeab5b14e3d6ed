import { CreateQuoteForm } from './editor/create-quote-form.tsx';
import { priceSlots } from './price-slots.tsx';

export const handle = { title: 'New quote' };

export { prefetchNewQuote as prefetch } from './prefetch-quotes.ts';

export function Component() {
  return <CreateQuoteForm {...priceSlots} />;
}
