import type { KnownLinePayment, KnownPayment, RemittedInvoice } from '../../invoices/index.ts';
import type { MatchedRow } from './match-line.ts';

/** The money that is recorded for an invoice. */
export interface KnownMoney {
  readonly payments: readonly KnownPayment[];
  /** The parts of these payments that are known to pay single lines. */
  readonly linePayments: readonly KnownLinePayment[];
}

export interface NewMoney {
  readonly cents: number;
  /** The rows whose money is not recorded yet. */
  readonly rows: readonly MatchedRow[];
  /** The payment that recorded all of the money before, if one did. */
  readonly before: KnownPayment | undefined;
}

type Balance = Pick<RemittedInvoice, 'receivableCents'>;

/**
 * Finds the rows of an invoice whose money is not recorded yet. Payers state a payment more than
 * once: in a later file of the same claim, in several files of one transfer, and on the bank
 * statement. A reference counts once for each line that it paid.
 */
export function findNewMoney(
  invoice: Balance,
  rows: readonly MatchedRow[],
  known: KnownMoney,
  reference: string | undefined,
): NewMoney {
  const paying = rows.filter(({ paid_cents: cents }) => cents > 0);
  const fresh = withoutLinesPaid(withoutReference(paying, known, reference), known);
  const left = withoutBankPayments(invoice, fresh, known);
  return {
    cents: sumOf(left),
    rows: left,
    before:
      paying.length > 0 && left.length === 0 ? paymentBefore(paying, known, reference) : undefined,
  };
}

const sumOf = (rows: readonly MatchedRow[]): number =>
  rows.reduce((sum, row) => sum + row.paid_cents, 0);

/** Without what was paid under the same reference: these lines, or the invoice as a whole. */
function withoutReference(
  rows: readonly MatchedRow[],
  { payments, linePayments }: KnownMoney,
  reference: string | undefined,
): readonly MatchedRow[] {
  if (!payments.some((payment) => payment.reference === reference)) return rows;
  const lines = linePayments.filter((payment) => payment.reference === reference);
  if (lines.length === 0) return [];
  const ids = new Set(lines.map(({ lineId }) => lineId));
  return rows.filter(({ line }) => line !== null && !ids.has(line.id));
}

/** Without a line's payments that are recorded, where the line would be paid more than once. */
function withoutLinesPaid(
  rows: readonly MatchedRow[],
  { linePayments }: KnownMoney,
): readonly MatchedRow[] {
  const knownOf = Map.groupBy(linePayments, ({ lineId }) => lineId);
  return [...Map.groupBy(rows, ({ line }) => line?.id ?? null)].flatMap(([id, own]) => {
    const amounts = (knownOf.get(id ?? '') ?? []).map(({ amountCents }) => amountCents);
    const stated = sumOf(own);
    const paid = amounts.reduce((sum, cents) => sum + cents, 0);
    if (paid + stated <= (own[0]?.asked_cents ?? 0)) return own;
    return amounts.includes(stated) || paid === stated ? [] : withoutAmounts(own, amounts);
  });
}

/**
 * Without payments of the same amounts that name no line, such as those of a bank row, where more
 * would be paid than is owed.
 */
function withoutBankPayments(
  { receivableCents }: Balance,
  rows: readonly MatchedRow[],
  { payments, linePayments }: KnownMoney,
): readonly MatchedRow[] {
  const stated = sumOf(rows);
  if (stated <= receivableCents) return rows;
  const amounts = payments.map(({ amountCents }) => amountCents);
  const paid = amounts.reduce((sum, cents) => sum + cents, 0);
  if (amounts.includes(stated) || paid === stated) return [];
  const ofLines = new Set(linePayments.map(({ reference }) => reference));
  const others = payments.filter(({ reference }) => !ofLines.has(reference));
  return withoutAmounts(
    rows,
    others.map(({ amountCents }) => amountCents),
  );
}

/** The rows that are left when each amount takes one row of that amount away. */
function withoutAmounts(
  rows: readonly MatchedRow[],
  amounts: readonly number[],
): readonly MatchedRow[] {
  const left = [...amounts];
  return rows.filter(({ paid_cents: cents }) => {
    const place = left.indexOf(cents);
    if (place === -1) return true;
    left.splice(place, 1);
    return false;
  });
}

function paymentBefore(
  rows: readonly MatchedRow[],
  { payments, linePayments }: KnownMoney,
  reference: string | undefined,
): KnownPayment | undefined {
  const lines = new Set(rows.flatMap(({ line }) => line?.id ?? []));
  const ofLines = new Set(
    linePayments.filter(({ lineId }) => lines.has(lineId)).map((payment) => payment.reference),
  );
  return (
    payments.find((payment) => payment.reference === reference) ??
    payments.find(({ amountCents }) => amountCents === sumOf(rows)) ??
    payments.find((payment) => ofLines.has(payment.reference)) ??
    payments.at(-1)
  );
}
