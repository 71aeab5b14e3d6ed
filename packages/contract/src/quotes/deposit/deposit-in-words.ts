import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import type { Deposit, Price } from '../entity.ts';

/** The parts of a deposit that its words are made of. */
export type SpokenDeposit = Pick<
  Deposit,
  'status' | 'received_cents' | 'due_cents' | 'paid_on' | 'refunded_on' | 'payments'
>;

/** What a deposit is called beside its amount: "Deposit of 30%". */
export const depositName = ({ deposit_percent: percent }: Pick<Price, 'deposit_percent'>): string =>
  percent === 0 ? 'Deposit' : `Deposit of ${percent}%`;

const onDay = (day: string | null): string =>
  day === null ? '' : ` on ${formatPlainDate(day, 'medium')}`;

/**
 * What came of a deposit so far, as it is written on screens and on paper: "$50.00 received on 20
 * Nov 2026, $27.40 still due". Empty before any of it came.
 *
 * @param askedCents the deposit that the price asks for. An invoice that is issued before all of it
 *   came asks for the rest, and the deposit is what came.
 */
export function depositInWords(deposit: SpokenDeposit, askedCents: number): string {
  const { status, received_cents: received, due_cents: due } = deposit;
  if (received === 0) return '';
  if (status === 'due')
    return `${formatMoney(received)} received${whenOf(deposit)}, ${formatMoney(due)} still due`;
  const part = received < askedCents ? `${formatMoney(received)} of it ` : '';
  return status === 'refunded'
    ? `${part}paid back${onDay(deposit.refunded_on)}`
    : `${part}paid${onDay(deposit.paid_on)}`;
}

function whenOf({ payments }: SpokenDeposit): string {
  const days = payments.map((payment) => payment.received_on).toSorted();
  const last = days.at(-1);
  if (last === undefined) return '';
  return ` ${days[0] === last ? 'on' : 'by'} ${formatPlainDate(last, 'medium')}`;
}
