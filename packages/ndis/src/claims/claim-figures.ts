import { lineAmount } from '../items/line-amount.ts';

/** The figures of a claim row. The agency pays the quantity times the price. */
export interface ClaimFigures {
  readonly quantityHundredths: number;
  /** Whole cents. */
  readonly unitPriceCents: number;
}

/**
 * The quantity and the price of a claim row for an amount that is owed. They are those of the line
 * if the whole line is owed. Where a part of it is, the row has the smallest quantity, up to the
 * line's, that can come to exactly that part, with a matching price. Where none can, as for a line
 * that was issued before hours times rate was its amount, it has the smallest quantity that can
 * reach the amount. The row never exceeds what is owed, falls short by at most half a cent for each
 * unit, and never has a higher price than the line.
 *
 * @throws RangeError when a number is not whole, or the price is not above zero.
 */
export function claimFigures(amountCents: number, line: ClaimFigures): ClaimFigures {
  const { quantityHundredths, unitPriceCents } = line;
  if (unitPriceCents <= 0) throw new RangeError('A claim needs a price above zero.');
  if (lineAmount(quantityHundredths, unitPriceCents) === amountCents) return line;
  const smallest = Math.ceil((amountCents * 100) / unitPriceCents);
  for (let quantity = smallest; quantity <= quantityHundredths; quantity += 1) {
    const figures = figuresWith(quantity, amountCents, unitPriceCents);
    if (claimedBy(figures) === amountCents) return figures;
  }
  return figuresWith(smallest, amountCents, unitPriceCents);
}

/** What a claim row asks for, in whole cents. */
export const claimedBy = ({ quantityHundredths, unitPriceCents }: ClaimFigures): number =>
  lineAmount(quantityHundredths, unitPriceCents);

/** The highest price, up to the line's, at which a quantity does not exceed an amount. */
function figuresWith(quantityHundredths: number, amountCents: number, most: number): ClaimFigures {
  const price = Math.round((amountCents * 100) / quantityHundredths);
  const isTooMuch = price > most || lineAmount(quantityHundredths, price) > amountCents;
  return { quantityHundredths, unitPriceCents: isTooMuch ? price - 1 : price };
}
