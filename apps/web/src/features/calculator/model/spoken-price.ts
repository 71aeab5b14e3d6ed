import { formatAud } from '@cleaning/pricing';
import type { Estimate } from '@cleaning/pricing';
import { PRICE_ON_REQUEST } from '../../../content/price-words.ts';

/** What is read out when the price changes. */
export function spokenPrice(price: Estimate | null): string {
  if (price === null) {
    return '';
  }
  return price.status === 'priced' ? `Estimate ${formatAud(price.totalCents)}` : PRICE_ON_REQUEST;
}
