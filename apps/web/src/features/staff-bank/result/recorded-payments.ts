import type { BankRow } from '@cleaning/contract';
import { staffInvoicePath, staffQuotePath } from '../../../shared/lib/paths.ts';

/** One thing that a row paid: an invoice, a deposit, or a credit. */
export interface RecordedPayment {
  readonly id: string;
  /** What it is a part of: all of it is taken back at once. */
  readonly row: BankRow;
  readonly kind: 'invoice' | 'deposit' | 'credit';
  readonly client: string;
  /** What it is for, and where that is; a credit has no page of its own. */
  readonly label: string;
  readonly href: string | null;
  readonly amountCents: number;
  /** What is still to be paid of the invoice. */
  readonly leftCents: number;
}

/** What the rows of a statement paid, one after the other. */
export const recordedPayments = (rows: readonly BankRow[]): RecordedPayment[] =>
  rows.flatMap((row) => [...paymentsOf(row)]);

function* paymentsOf(row: BankRow): Iterable<RecordedPayment> {
  const { deposit } = row;
  for (const part of row.paid) {
    yield {
      id: `${row.id} ${part.invoice_id}`,
      kind: 'invoice',
      client: part.client_name,
      label: part.number,
      href: staffInvoicePath(part.invoice_id),
      row,
      amountCents: part.amount_cents,
      leftCents: part.balance_cents,
    };
  }
  if (deposit !== null) {
    yield {
      id: `${row.id} ${deposit.quote_id}`,
      kind: 'deposit',
      client: deposit.client_name,
      label: `Deposit of ${deposit.reference}`,
      href: staffQuotePath(deposit.quote_id),
      row,
      amountCents: deposit.amount_cents,
      leftCents: 0,
    };
  }
  if (row.kept_cents > 0) {
    yield {
      id: `${row.id} credit`,
      kind: 'credit',
      client: row.kept_for ?? 'A client',
      label: 'Credit, comes off the next invoice',
      href: null,
      row,
      amountCents: row.kept_cents,
      leftCents: 0,
    };
  }
}

/** "6 invoices are paid, 1 is part paid." Nothing where no invoice was paid. */
export function describeInvoices(payments: readonly RecordedPayment[]): string {
  const left = new Map(
    payments.flatMap(({ kind, label, leftCents }) =>
      kind === 'invoice' ? [[label, leftCents] as const] : [],
    ),
  );
  const part = [...left.values()].filter((cents) => cents > 0).length;
  const full = left.size - part;
  const paid = full === 0 ? [] : [`${full === 1 ? '1 invoice is' : `${full} invoices are`} paid`];
  const rest =
    part === 0
      ? []
      : [
          `${part}${full > 0 ? '' : part === 1 ? ' invoice' : ' invoices'} ${part === 1 ? 'is' : 'are'} part paid`,
        ];
  const both = [...paid, ...rest];
  return both.length === 0 ? '' : `${both.join(', ')}.`;
}
