import { roundHalfUp } from '@cleaning/pricing';

interface Credited {
  readonly totalCents: number;
  readonly gstCents: number;
  readonly creditedCents: number;
}

/**
 * The GST in a credit: its share of the invoice's GST. Worked out from what is credited in all, so that
 * the credits of a whole invoice carry all of its GST and not a cent more.
 */
export function gstOfCredit(
  { totalCents, gstCents, creditedCents }: Credited,
  amountCents: number,
): number {
  const gstOf = (cents: number) => roundHalfUp(gstCents * cents, totalCents);
  return gstOf(creditedCents + amountCents) - gstOf(creditedCents);
}
