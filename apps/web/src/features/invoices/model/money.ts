import { formatAud } from '@cleaning/pricing';

/** Cents as invoices show them: always with the cents. */
export function money(cents: number): string {
  return formatAud(cents, { decimals: 'always' });
}
