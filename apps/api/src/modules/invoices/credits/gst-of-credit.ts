import { roundHalfUp } from '@cleaning/pricing';

interface Credited {
  readonly totalCents: number;
  readonly gstCents: number;
  readonly creditedCents: number;
}

/**
 * The GST in a credit: its share of the invoice's GST, worked out from the running total of
 * credits, so that the credits of a whole invoice carry exactly all of its GST.
 */
export function gstOfCredit(
  { totalCents, gstCents, creditedCents }: Credited,
  amountCents: number,
): number {
  const gstOf = (cents: number) => roundHalfUp(gstCents * cents, totalCents);
  return gstOf(creditedCents + amountCents) - gstOf(creditedCents);
}
