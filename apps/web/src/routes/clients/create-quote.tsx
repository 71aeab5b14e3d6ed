import { CreateQuoteForm } from '../../features/quotes/index.ts';
import { priceSlots } from './price-slots.tsx';

export const handle = { title: 'New quote' };

export { prefetchNewQuote as prefetch } from '../../features/quotes/index.ts';

export function Component() {
  return <CreateQuoteForm {...priceSlots} />;
}
