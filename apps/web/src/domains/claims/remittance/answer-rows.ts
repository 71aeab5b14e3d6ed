import type { Remittance, RemittanceInvoice, RemittanceRow } from '@cleaning/contract/claims';
import { formatInstant, formatMoney, formatPlainDate } from '@cleaning/pricing';
import { creditedNow } from './credited-now.ts';
import type { RemittanceFile } from './remittance-files.ts';

/** A row of a remittance file with its invoice. */
export interface AnswerRow extends RemittanceRow {
  readonly id: string;
  readonly file: RemittanceFile;
  readonly invoice: RemittanceInvoice;
}

/** The rows of files that belong to an invoice, grouped by payer. */
export function listAnswerRows(files: readonly RemittanceFile[]): AnswerRow[] {
  return files.flatMap((file) => {
    const { rows, invoices } = file.remittance;
    const invoiceOf = new Map(invoices.map((invoice) => [invoice.invoice_id, invoice]));
    return rows.flatMap((row): AnswerRow[] => {
      const invoice = invoiceOf.get(row.invoice_id ?? '');
      return invoice === undefined ? [] : [{ ...row, id: `${file.id} ${row.row}`, file, invoice }];
    });
  });
}

/** Rows that match no invoice or cannot be read. */
export const listUnclearRows = ({ rows }: Remittance): RemittanceRow[] =>
  rows.filter(({ outcome }) => outcome === 'unmatched' || outcome === 'unreadable');

/** Whether a row is still open, or is a rejection that waits for an open row of its claim. */
export const isWaitingRow = ({ outcome, invoice }: AnswerRow): boolean =>
  outcome === 'open' || (outcome === 'rejected' && invoice.waits_for_rows);

/** Whether applying the row records something, or has recorded it. */
export const isNewRow = (row: AnswerRow): boolean =>
  row.outcome !== 'left_out' && !isWaitingRow(row) && row.invoice.is_new;

/** Whether the row was recorded before. */
export const isRecordedRow = (row: AnswerRow): boolean =>
  row.outcome !== 'left_out' && !isWaitingRow(row) && !row.invoice.is_new;

export interface RowEffect {
  readonly kind: 'matched' | 'paid' | 'part' | 'to-fix' | 'none' | 'open' | 'left-out';
  readonly title: string;
  readonly detail: string;
}

/** The effect of a row, before or after it is applied. */
export function describeEffect(row: AnswerRow, isDone: boolean): RowEffect {
  const { outcome, invoice } = row;
  if (outcome === 'left_out') {
    return { kind: 'left-out', title: 'Left out', detail: 'Nothing of it is recorded' };
  }
  if (isWaitingRow(row)) {
    const detail =
      outcome === 'open'
        ? 'Nothing of it is recorded. A later file can pay it'
        : 'Nothing of it is recorded while another row of the claim is open';
    return { kind: 'open', title: 'Still open', detail };
  }
  return outcome === 'rejected' ? rejection(row, isDone) : payment(invoice, row);
}

function rejection({ asked_cents, invoice }: AnswerRow, isDone: boolean): RowEffect {
  const { rejected_before: before, is_new: isNew } = invoice;
  if (!isNew) {
    const detail =
      before === null
        ? 'There is nothing to record'
        : `${before.by} entered it on ${formatInstant(before.at, 'date')}`;
    return { kind: 'none', title: 'No change', detail };
  }
  return {
    kind: 'to-fix',
    title: isDone ? 'Rejected' : 'To fix',
    detail: `Stays owed, ${formatMoney(asked_cents ?? 0)}`,
  };
}

function payment(invoice: RemittanceInvoice, { file }: AnswerRow): RowEffect {
  const { paid_before_on: before, left_cents: left, overpaid_cents: over } = invoice;
  const day = before === null ? '' : formatPlainDate(before, 'medium');
  if (!invoice.is_new) {
    const detail = before === null ? 'Recorded already' : `Recorded already, paid ${day}`;
    return { kind: 'none', title: 'No change', detail };
  }
  if (before !== null) {
    return { kind: 'matched', title: 'Claim matched', detail: `With the payment of ${day}` };
  }
  if (left > 0) {
    return { kind: 'part', title: 'Part paid', detail: `${formatMoney(left)} still to pay` };
  }
  const credited = creditedNow(invoice);
  if (credited > 0) {
    const detail = `${formatMoney(credited)} is credited, too little to claim`;
    return { kind: 'paid', title: 'Paid in full', detail };
  }
  const detail =
    over > 0 ? `${formatMoney(over)} is kept as credit` : bankRowDetail(invoice, file.remittance);
  return { kind: 'paid', title: 'Paid in full', detail };
}

function bankRowDetail({ payer_name }: RemittanceInvoice, { payers }: Remittance): string {
  const payer = payers.find(({ name }) => name === payer_name);
  if (payer === undefined || payer.bank_row === null) return 'Nothing is left to pay';
  const day = formatPlainDate(payer.bank_row.booked_on, 'medium');
  return `Bank row of ${day}, ${formatMoney(payer.paid_cents)}`;
}
