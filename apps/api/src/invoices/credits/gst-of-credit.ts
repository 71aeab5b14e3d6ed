import { roundHalfUp } from '@cleaning/pricing';

interface Credited {
  readonly totalCents: number;
  readonly gstCents: number;
  readonly creditedCents: number;
}

/**
 * The GST in a credit: the GST of what was left of the invoice before it, less that of what is left
 * after it. So the credits, what is paid and what is written off carry exactly all of its GST.
 */
export function gstOfCredit(
  { totalCents, gstCents, creditedCents }: Credited,
  amountCents: number,
): number {
  const left = totalCents - creditedCents;
  const gstOf = (cents: number) => roundHalfUp(gstCents * cents, totalCents);
  return gstOf(left) - gstOf(left - amountCents);
}
