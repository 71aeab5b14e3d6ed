import type { BankRow, BankStatement, RecordedMoney, UsedBankRow } from '@cleaning/contract/bank';
import { invoicePayer } from '@cleaning/contract/invoices/rules';
import { fullName } from '@cleaning/contract/rules';
import type { PayableInvoice } from '../invoices/index.ts';
import type { MatchableInvoice } from './matching/compare-invoices.ts';
import type { RecordedGroup } from './matching/group-recorded.ts';
import type { RepeatedRow } from './repeat-repository.ts';
import type { BankRowRecord, PaidRecords } from './row-repository.ts';
import type { StatementRow } from './statement-repository.ts';

export const toBankStatement = (row: StatementRow): BankStatement => ({
  id: row.id,
  file_name: row.fileName,
  format: row.format,
  account_ending: row.accountEnding,
  from: row.firstDay,
  to: row.lastDay,
  row_count: row.rowCount,
  total_cents: row.totalCents,
  open_count: row.openCount,
  matched_count: row.matchedCount,
  matched_cents: row.matchedCents,
  set_aside_count: row.setAsideCount,
  used_count: row.usedCount,
  out_count: row.outCount,
  balance: toBalance(row),
  has_chosen_columns: row.hasChosenColumns,
  imported_by: row.importedByName ?? 'Former staff',
  created_at: row.createdAt.toISOString(),
  finished_at: row.finishedAt?.toISOString() ?? null,
  finished_by: row.finishedAt === null ? null : (row.finishedByName ?? 'Former staff'),
});

/** The balances that the file states, and their difference from the sum of its rows. */
export function toBalance(
  row: Pick<StatementRow, 'openingCents' | 'inCents' | 'outCents' | 'closingCents'>,
): BankStatement['balance'] {
  const { openingCents, inCents, outCents, closingCents } = row;
  if (openingCents === null || inCents === null || outCents === null || closingCents === null) {
    return null;
  }
  return {
    opening_cents: openingCents,
    in_cents: inCents,
    out_cents: outCents,
    closing_cents: closingCents,
    difference_cents: closingCents - (openingCents + inCents - outCents),
  };
}

const NOTHING: PaidRecords = { parts: [], deposits: [] };

/** @param paid what this row paid. */
export const toBankRow = (row: BankRowRecord, paid: PaidRecords = NOTHING): BankRow => ({
  id: row.id,
  version: row.version,
  row: row.rowNumber,
  booked_on: row.bookedOn,
  amount_cents: row.amountCents,
  text: row.text,
  status: row.status,
  reason: row.reason,
  paid: paid.parts.map((part) => ({
    invoice_id: part.invoiceId,
    number: part.number ?? '',
    client_name: nameOf(part),
    amount_cents: part.amountCents,
    balance_cents: part.balanceCents,
  })),
  deposit:
    paid.deposits
      .map((deposit) => ({
        quote_id: deposit.quoteId,
        reference: deposit.reference,
        client_name: nameOf(deposit),
        amount_cents: deposit.amountCents,
      }))
      .at(0) ?? null,
  kept_cents: row.keptCents,
  kept_for: row.keptForName,
  recorded_as: row.recordedReference,
  decided_by: row.decidedAt === null ? null : (row.decidedByName ?? 'Former staff'),
  decided_at: row.decidedAt?.toISOString() ?? null,
});

const nameOf = (person: { readonly firstName: string; readonly lastName: string }): string =>
  fullName(person.firstName, person.lastName);

/** Groups what several rows paid by row. */
function paidByRow({ parts, deposits }: PaidRecords): (id: string) => PaidRecords {
  const partsOf = Map.groupBy(parts, ({ rowId }) => rowId);
  const depositsOf = Map.groupBy(deposits, ({ rowId }) => rowId);
  return (id) => ({ parts: partsOf.get(id) ?? [], deposits: depositsOf.get(id) ?? [] });
}

export function toBankRows(rows: readonly BankRowRecord[], paid: PaidRecords): BankRow[] {
  const paidBy = paidByRow(paid);
  return rows.map((row) => toBankRow(row, paidBy(row.id)));
}

/**
 * Converts rows that an earlier statement had, with their positions in the file that repeats them.
 */
export function toUsedRows(rows: readonly RepeatedRow[], paid: PaidRecords): UsedBankRow[] {
  const paidBy = paidByRow(paid);
  return rows.map((row) => ({
    ...toBankRow(row, paidBy(row.id)),
    row: row.repeatedAt,
    statement_id: row.statementId,
  }));
}

export const toMatchable = (invoice: PayableInvoice): MatchableInvoice => {
  const clientName = nameOf(invoice);
  return {
    id: invoice.id,
    number: invoice.number ?? '',
    clientId: invoice.clientId,
    clientName,
    payer: invoicePayer(invoice.kind, invoice.planManagement),
    payerName: invoice.billTo?.name ?? clientName,
    issueDate: invoice.issueDate ?? '',
    dueDate: invoice.dueDate ?? '',
    servedOn: invoice.servedOn,
    totalCents: invoice.totalCents,
    balanceCents: invoice.receivableCents,
  };
};

export const toRecordedMoney = (group: RecordedGroup | null): RecordedMoney | null =>
  group === null
    ? null
    : {
        reference: group.reference,
        received_on: group.receivedOn,
        is_from_remittance: group.isFromRemittance,
        payer: group.payer,
        payer_name: group.payerName,
        recorded_by: group.recordedBy,
        parts: group.parts.map((part) => ({
          invoice_id: part.invoiceId,
          number: part.number,
          client_name: part.clientName,
          amount_cents: part.amountCents,
        })),
        deposit:
          group.deposit === null
            ? null
            : {
                quote_id: group.deposit.quoteId,
                reference: group.deposit.reference,
                client_name: group.deposit.clientName,
                amount_cents: group.deposit.amountCents,
              },
        kept:
          group.kept === null
            ? null
            : {
                invoice_id: group.kept.invoiceId,
                client_name: group.kept.clientName,
                amount_cents: group.kept.amountCents,
              },
      };
