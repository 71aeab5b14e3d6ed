import { lineAmount } from '../items/line-amount.ts';

/** How much of a support a claim row asks for: the agency pays the one times the other. */
export interface ClaimFigures {
  readonly quantityHundredths: number;
  /** Whole cents. */
  readonly unitPriceCents: number;
}

/**
 * The quantity and the price of a claim row for an amount that is owed. They are those of the line where
 * these come to the amount. Where they do not, because minutes are no whole hundredths of an hour or
 * part of the line is not owed any more, the row has the fewest hundredths that can carry the amount,
 * and the price at which they come to it. The row never comes to more than is owed, nor to less by more
 * than half a cent for each unit, and its price is never above that of the line.
 *
 * @throws RangeError when a number is not whole, or the price is not above zero.
 */
export function claimFigures(amountCents: number, line: ClaimFigures): ClaimFigures {
  const { quantityHundredths, unitPriceCents } = line;
  if (unitPriceCents <= 0) throw new RangeError('A claim needs a price above zero.');
  if (lineAmount(quantityHundredths, unitPriceCents) === amountCents) return line;
  const quantity = Math.ceil((amountCents * 100) / unitPriceCents);
  const price = Math.round((amountCents * 100) / quantity);
  const isTooMuch = price > unitPriceCents || lineAmount(quantity, price) > amountCents;
  return { quantityHundredths: quantity, unitPriceCents: isTooMuch ? price - 1 : price };
}
