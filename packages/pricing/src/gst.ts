import { roundHalfUp } from './money.ts';

/** GST is a tenth of the price without it, so an eleventh of the price with it. */
const GST_SHARE = 11;

/**
 * The GST in an amount that includes it, in whole cents; half a cent rounds up.
 *
 * @throws RangeError when the amount is not a whole number of cents.
 */
export function gstIncludedIn(amountCents: number): number {
  return roundHalfUp(amountCents, GST_SHARE);
}
