import { CreateQuoteForm } from '../../features/quotes/index.ts';
import { priceSlots } from './price-slots.tsx';

export const handle = { title: 'New quote' };

export function Component() {
  return <CreateQuoteForm {...priceSlots} />;
}
