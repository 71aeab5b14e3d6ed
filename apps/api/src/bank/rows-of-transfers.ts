import type { InvoicePayer } from '@cleaning/contract/invoices/rules';
import type { Queryable } from '../core/db/client.ts';
import type { RecordedGroup } from './matching/group-recorded.ts';
import { isPayerNamedIn } from './matching/find-recorded.ts';
import { findRowTerms } from './matching/row-terms.ts';
import { findRecordedOf } from './recorded-rows.ts';
import { referenceOf } from './record-payments.ts';
import { listPaid, listRowsOfAmounts, type BankRowRecord } from './row-repository.ts';

/** An invoice that somebody says was paid. */
interface PaidInvoice {
  readonly id: string;
  readonly number: string;
  readonly clientId: string;
}

/** What a payer says that a transfer paid. */
interface StatedTransfer {
  readonly payer: InvoicePayer;
  readonly payerName: string;
  readonly amountCents: number;
  readonly invoices: readonly PaidInvoice[];
}

/** A bank row, with the reference of its payments. */
interface FoundBankRow {
  readonly bookedOn: string;
  readonly text: string;
  readonly reference: string;
}

/** A row, with the invoices that its money paid; null while it has paid nothing. */
type SearchedRow = Awaited<ReturnType<typeof withUse>>[number];

/**
 * For each transfer, the row from a day on that may be its money: of the same amount and payer, and
 * used for nothing but its invoices. Open rows come first, then the latest. Rows that were set aside
 * are not payments, so they are left out.
 */
export async function findRowsOfTransfers(
  queryable: Queryable,
  transfers: readonly StatedTransfer[],
  from: string,
): Promise<(FoundBankRow | null)[]> {
  const amounts = new Set(transfers.map(({ amountCents }) => amountCents));
  amounts.delete(0);
  const found = amounts.size === 0 ? [] : await listRowsOfAmounts(queryable, [...amounts], from);
  const rows = await withUse(queryable, found, transfers);
  const byState = [
    ...rows.filter(({ row }) => row.status === 'open'),
    ...rows.filter(({ row }) => row.status !== 'open'),
  ];
  return transfers.map((transfer) => {
    const own = byState.find((row) => isMoneyOf(row, transfer));
    if (own === undefined) return null;
    const { bookedOn, text } = own.row;
    return { bookedOn, text, reference: own.reference };
  });
}

/** Adds what the money of each row paid, by the row itself or recorded before it. */
async function withUse(
  queryable: Queryable,
  found: readonly BankRowRecord[],
  transfers: readonly StatedTransfer[],
) {
  const rows = found.map((row) => ({
    row,
    terms: findRowTerms(row.text),
    reference: row.recordedReference ?? referenceOf(row),
  }));
  const open = rows
    .filter(({ row }) => row.status === 'open')
    .map(({ row, ...others }) => ({ ...row, ...others }));
  const invoices = transfers.flatMap(({ payer, payerName, invoices: own }) =>
    own.map((invoice) => ({ ...invoice, payer, payerName })),
  );
  const groups = await findRecordedOf(queryable, open, invoices);
  const recordedOf = new Map(open.map(({ id }, at) => [id, groups[at] ?? null]));
  const { parts } = await listPaid(
    queryable,
    rows.map(({ row }) => row.id),
  );
  const partsOf = Map.groupBy(parts, ({ rowId }) => rowId);
  return rows.map((each) => {
    const recorded = recordedOf.get(each.row.id) ?? null;
    return {
      ...each,
      reference: recorded?.reference ?? each.reference,
      paidIds:
        each.row.status === 'open'
          ? paidIdsOf(recorded)
          : (partsOf.get(each.row.id) ?? []).map(({ invoiceId }) => invoiceId),
    };
  });
}

const paidIdsOf = (recorded: RecordedGroup | null): string[] | null =>
  recorded === null ? null : recorded.parts.map(({ invoiceId }) => invoiceId);

/** Whether a row may be the money of a transfer. One that names invoices names one of its own. */
function isMoneyOf(
  { row, terms, paidIds }: SearchedRow,
  { amountCents, invoices, ...payer }: StatedTransfer,
): boolean {
  if (row.amountCents !== amountCents) return false;
  const ids = new Set(invoices.map(({ id }) => id));
  if (paidIds !== null && (paidIds.length === 0 || paidIds.some((id) => !ids.has(id)))) {
    return false;
  }
  const named = [...terms.byReference, ...terms.byNumber];
  return named.length === 0
    ? isPayerNamedIn(terms, payer)
    : invoices.some(({ number }) => named.includes(number));
}
