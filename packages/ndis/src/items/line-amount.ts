import { formatMoney, roundHalfUp } from '@cleaning/pricing';

/** Quantities are stored in hundredths, so that 2.5 hours is the integer 250. */
const HUNDREDTHS = 100;

/**
 * The amount of a line: its hours or units times its price, in whole cents; half a cent rounds up.
 * Each amount that the company asks for, prints, claims or exports comes from here, so that a
 * reader who multiplies finds the same.
 *
 * @param quantityHundredths hours or units times 100.
 * @throws RangeError when either number is not whole.
 */
export function lineAmount(quantityHundredths: number, unitPriceCents: number): number {
  // Each factor is checked, because the product of two fractions can be a whole number by chance.
  for (const value of [quantityHundredths, unitPriceCents]) {
    if (!Number.isSafeInteger(value)) {
      throw new RangeError(`Cannot calculate a line with ${value}. Pass whole numbers.`);
    }
  }
  return roundHalfUp(quantityHundredths * unitPriceCents, HUNDREDTHS);
}

/**
 * Converts a decimal quantity to hundredths: "2.5" becomes 250. Null for text that is not a decimal
 * number, or has more than two decimals.
 */
export function parseQuantity(text: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/u.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * HUNDREDTHS + Number(decimals.padEnd(2, '0'));
}

/** Formats hundredths without unnecessary zeros: 250 becomes "2.5", 400 becomes "4". */
export function formatQuantity(quantityHundredths: number): string {
  return String(quantityHundredths / HUNDREDTHS);
}

/** Hours and their rate in words: 250 at 6010 is "2.5 hours × $60.10". */
export function describeHoursAtRate(hoursHundredths: number, rateCents: number): string {
  const unit = hoursHundredths === HUNDREDTHS ? 'hour' : 'hours';
  return `${formatQuantity(hoursHundredths)} ${unit} × ${formatMoney(rateCents)}`;
}
