import { lineAmount } from '../items/line-amount.ts';

/** The figures of a claim row. The agency pays the quantity times the price. */
export interface ClaimFigures {
  readonly quantityHundredths: number;
  /** Whole cents. */
  readonly unitPriceCents: number;
}

/**
 * The quantity and the price of a claim row for an amount that is owed. They are those of the line
 * if these multiply to the amount. Otherwise, because minutes are not always whole hundredths of an
 * hour or part of the line is already paid, the row has the smallest quantity that can reach the
 * amount, with a matching price. The row never exceeds what is owed, falls short by at most half a
 * cent for each unit, and never has a higher price than the line.
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
