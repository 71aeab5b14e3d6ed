import type { InvoicePayer } from '@cleaning/contract/invoices/rules';
import { daysBetween } from '@cleaning/ndis';

/** What recorded money is of: a payment of an invoice, a credit that was kept, or a deposit. */
export type RecordedKind = 'invoice' | 'credit' | 'deposit';

/** One payment, deposit or kept credit that no bank row recorded. */
export interface RecordedMovement {
  readonly id: string;
  readonly kind: RecordedKind;
  readonly reference: string;
  readonly receivedOn: string;
  readonly amountCents: number;
  /** The instant, which the movements that were recorded together share. */
  readonly recordedAt: string;
  readonly recordedBy: string;
  readonly isFromRemittance: boolean;
  readonly payer: InvoicePayer;
  readonly payerName: string;
  readonly clientId: string;
  readonly clientName: string;
  /** The invoice that it paid, or under which the credit is kept; null for a deposit. */
  readonly invoice: { readonly id: string; readonly number: string } | null;
  /** The quote whose deposit it paid, with its reference such as Q-1060. */
  readonly quote: { readonly id: string; readonly reference: string } | null;
}

/** Recorded money that may have come as one transfer, and so be that of one bank row. */
export interface RecordedGroup {
  /** The ids of its movements, each of which belongs to one row. */
  readonly movementIds: readonly string[];
  readonly reference: string;
  readonly receivedOn: string;
  readonly amountCents: number;
  readonly payer: InvoicePayer;
  readonly payerName: string;
  /** Who paid it, as `payerKey` names them. */
  readonly payerKeys: ReadonlySet<string>;
  readonly isFromRemittance: boolean;
  readonly recordedBy: string;
  readonly parts: readonly {
    readonly invoiceId: string;
    readonly number: string;
    readonly clientName: string;
    readonly amountCents: number;
  }[];
  /** The deposit that was paid, or a part of it. */
  readonly deposit: {
    readonly quoteId: string;
    /** Such as Q-1060. */
    readonly reference: string;
    readonly clientName: string;
    readonly amountCents: number;
  } | null;
  /** What was kept as a credit, with the invoice that it is kept under. */
  readonly kept: {
    readonly invoiceId: string;
    readonly clientName: string;
    readonly amountCents: number;
  } | null;
}

/** What a bank row was ticked off against, or is to be. */
export interface TickedMoney {
  readonly reference: string;
  readonly bookedOn: string;
  readonly amountCents: number;
  readonly parts: readonly { readonly invoiceId: string; readonly amountCents: number }[];
  readonly deposit: { readonly quoteId: string; readonly amountCents: number } | null;
  readonly keptCents: number;
}

/** Identifies who pays an invoice or a deposit, across the invoices of several clients. */
export const payerKey = (of: {
  readonly payer: InvoicePayer;
  readonly payerName: string;
  readonly clientId: string;
}): string => {
  if (of.payer === 'agency') return 'agency';
  return of.payer === 'plan_manager' ? `plan_manager ${of.payerName}` : of.clientId;
};

/**
 * The transfers that some movements may have been. A reference may come twice on one day, and one
 * transfer may be recorded bit by bit or for several payers. So the movements of a reference and day
 * are one group together, one of each payer, and one of what was recorded at once; the groups
 * overlap.
 */
export function groupRecorded(movements: readonly RecordedMovement[]): RecordedGroup[] {
  const ofDay = Map.groupBy(movements, (each) => `${each.receivedOn} ${each.reference}`);
  return [...ofDay.values()].flatMap((all) => {
    const groups = new Map<string, RecordedGroup>();
    for (const own of [all, ...splitBy(all, payerKey), ...splitBy(all, recordedWith)]) {
      const group = toGroup(own);
      if (group !== null) groups.set(group.movementIds.join(' '), group);
    }
    return [...groups.values()];
  });
}

const splitBy = (
  movements: readonly RecordedMovement[],
  keyOf: (movement: RecordedMovement) => string,
): RecordedMovement[][] => [...Map.groupBy(movements, keyOf).values()];

/** What is the same for movements that were recorded at once. Each deposit is recorded by itself. */
const recordedWith = ({ id, kind, recordedAt }: RecordedMovement): string =>
  kind === 'deposit' ? id : recordedAt;

const sumOf = (movements: readonly RecordedMovement[]): number =>
  movements.reduce((cents, { amountCents }) => cents + amountCents, 0);

/** The group of some movements. Those of several deposits are none, as a row pays one of them. */
function toGroup(movements: readonly RecordedMovement[]): RecordedGroup | null {
  const [first] = movements;
  const deposits = new Set(movements.flatMap(({ quote }) => quote?.id ?? []));
  if (first === undefined || deposits.size > 1) return null;
  const of = (kind: RecordedKind) => movements.filter((movement) => movement.kind === kind);
  const byInvoice = Map.groupBy(of('invoice'), ({ invoice }) => invoice?.id ?? '');
  return {
    movementIds: movements.map(({ id }) => id),
    reference: first.reference,
    receivedOn: first.receivedOn,
    amountCents: sumOf(movements),
    payer: first.payer,
    payerName: first.payerName,
    payerKeys: new Set(movements.map(payerKey)),
    isFromRemittance: movements.some(({ isFromRemittance }) => isFromRemittance),
    recordedBy: first.recordedBy,
    parts: [...byInvoice].map(([invoiceId, own]) => ({
      invoiceId,
      number: own[0]?.invoice?.number ?? '',
      clientName: own[0]?.clientName ?? '',
      amountCents: sumOf(own),
    })),
    deposit: depositOf(of('deposit')),
    kept: keptOf(of('credit')),
  };
}

function depositOf(movements: readonly RecordedMovement[]): RecordedGroup['deposit'] {
  const [first] = movements;
  if (first === undefined) return null;
  return {
    quoteId: first.quote?.id ?? '',
    reference: first.quote?.reference ?? '',
    clientName: first.clientName,
    amountCents: sumOf(movements),
  };
}

/** A row names one invoice under which its rest is kept, so several credits are told as the first. */
function keptOf(movements: readonly RecordedMovement[]): RecordedGroup['kept'] {
  const [first] = movements;
  if (first === undefined) return null;
  const { invoice, clientName } = first;
  return { invoiceId: invoice?.id ?? '', clientName, amountCents: sumOf(movements) };
}

/** The group that a row is ticked off against: of several alike, the one of the nearest day. */
export const findTickedGroup = (
  groups: readonly RecordedGroup[],
  ticked: TickedMoney,
): RecordedGroup | undefined =>
  groups
    .filter((group) => isSameMoney(group, ticked))
    .toSorted((a, b) => daysFrom(ticked, a) - daysFrom(ticked, b))
    .at(0);

const isSameMoney = (group: RecordedGroup, ticked: TickedMoney): boolean =>
  group.reference === ticked.reference &&
  group.amountCents === ticked.amountCents &&
  (group.kept?.amountCents ?? 0) === ticked.keptCents &&
  group.deposit?.quoteId === ticked.deposit?.quoteId &&
  group.deposit?.amountCents === ticked.deposit?.amountCents &&
  ticked.parts.every((part) =>
    group.parts.some(
      (each) => each.invoiceId === part.invoiceId && each.amountCents === part.amountCents,
    ),
  );

/** How many days a row is from money that may be the same. */
export const daysFrom = (
  { bookedOn }: { readonly bookedOn: string },
  { receivedOn }: { readonly receivedOn: string },
): number => Math.abs(daysBetween(bookedOn, receivedOn));

/**
 * The movements that each row was ticked off against. A row keeps what was paid and under which
 * reference, so a second payment with the same reference stays free for its own row.
 *
 * @param ticked in the order in which they were ticked off.
 */
export function findTickedMovements<Row extends TickedMoney>(
  movements: readonly RecordedMovement[],
  ticked: readonly Row[],
): ReadonlyMap<Row, readonly string[]> {
  const found = new Map<Row, readonly string[]>();
  let free = movements;
  for (const row of ticked) {
    const own = free.filter(({ reference }) => reference === row.reference);
    const group = findTickedGroup(groupRecorded(own), row);
    const ids = group?.movementIds ?? listSingleMovements(own, row);
    free = free.filter(({ id }) => !ids.includes(id));
    found.set(row, ids);
  }
  return found;
}

/** What is left of the movements of a ticked row once others of them were taken back. */
function listSingleMovements(movements: readonly RecordedMovement[], row: TickedMoney): string[] {
  const nearest = movements.toSorted((a, b) => daysFrom(row, a) - daysFrom(row, b));
  const paid = row.parts.map(({ invoiceId, amountCents }) =>
    nearest.find(
      (each) =>
        each.kind === 'invoice' &&
        each.invoice?.id === invoiceId &&
        each.amountCents === amountCents,
    ),
  );
  const kept = nearest.find(
    ({ kind, amountCents }) => kind === 'credit' && amountCents === row.keptCents,
  );
  const deposit = nearest.find(
    ({ quote, amountCents }) =>
      quote !== null &&
      quote.id === row.deposit?.quoteId &&
      amountCents === row.deposit.amountCents,
  );
  return [...paid, kept, deposit].flatMap((movement) => movement?.id ?? []);
}
