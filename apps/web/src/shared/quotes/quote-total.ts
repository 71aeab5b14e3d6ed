import { formatAud } from '@cleaning/pricing';

/** A quote's total with its cents, or the words for a service without a list price. */
export function quoteTotal(totalCents: number | null): string {
  return totalCents === null ? 'Price on request' : formatAud(totalCents, { decimals: 'always' });
}
