import { invoicePayer, type BankRow, type BankStatement } from '@cleaning/contract';
import type { MatchableInvoice } from './matching/match-rows.ts';
import type { BankRowRecord, PartRecord, PayableInvoice } from './row-repository.ts';
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
  imported_by: row.importedByName ?? 'Former staff',
  created_at: row.createdAt.toISOString(),
});

/** @param parts those of this row, or of several. */
export const toBankRow = (row: BankRowRecord, parts: readonly PartRecord[]): BankRow => ({
  id: row.id,
  version: row.version,
  row: row.rowNumber,
  booked_on: row.bookedOn,
  amount_cents: row.amountCents,
  text: row.text,
  status: row.status,
  reason: row.reason,
  paid: parts
    .filter(({ rowId }) => rowId === row.id)
    .map((part) => ({
      invoice_id: part.invoiceId,
      number: part.number ?? '',
      client_name: `${part.firstName} ${part.lastName}`,
      amount_cents: part.amountCents,
    })),
  kept_cents: row.keptCents,
  decided_by: row.decidedAt === null ? null : (row.decidedByName ?? 'Former staff'),
  decided_at: row.decidedAt?.toISOString() ?? null,
});

export const toMatchable = (invoice: PayableInvoice): MatchableInvoice => {
  const clientName = `${invoice.firstName} ${invoice.lastName}`;
  return {
    id: invoice.id,
    number: invoice.number ?? '',
    clientId: invoice.clientId,
    clientName,
    payer: invoicePayer(invoice.kind, invoice.planManagement),
    payerName: invoice.billTo?.name ?? clientName,
    issueDate: invoice.issueDate ?? '',
    dueDate: invoice.dueDate ?? '',
    balanceCents: invoice.balanceCents,
  };
};
