import { plural } from '@cleaning/contract/rules';
import type { BankRow } from '@cleaning/contract/bank';
import { staffInvoicePath } from '#domains/invoices/invoice-paths.ts';
import { staffQuotePath } from '#domains/quotes/quote-paths.ts';

/** One part of a row's payment: an invoice, a deposit or a credit. */
export interface RecordedPayment {
  readonly id: string;
  /** The row that it belongs to. Taking it back affects the whole row. */
  readonly row: BankRow;
  readonly kind: 'invoice' | 'deposit' | 'credit';
  readonly client: string;
  /**
   * The name of the invoice or quote, with a link to it. A credit has no page of its own, so `href`
   * is null.
   */
  readonly label: string;
  readonly href: string | null;
  readonly amountCents: number;
  /** The remaining balance of the invoice, in cents. */
  readonly leftCents: number;
}

/** The payments from all rows of a statement. */
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
      label: 'Credit, for open invoices first, then the next one',
      href: null,
      row,
      amountCents: row.kept_cents,
      leftCents: 0,
    };
  }
}

/** The number of paid invoices: "6 invoices are paid, 1 is part paid." Empty if there are none. */
export function describeInvoices(payments: readonly RecordedPayment[]): string {
  const left = new Map(
    payments.flatMap(({ kind, label, leftCents }) =>
      kind === 'invoice' ? [[label, leftCents] as const] : [],
    ),
  );
  const part = [...left.values()].filter((cents) => cents > 0).length;
  const full = left.size - part;
  const paid = full === 0 ? [] : [`${plural(full, 'invoice is', 'invoices are')} paid`];
  const rest =
    part === 0
      ? []
      : [
          `${part}${full > 0 ? '' : part === 1 ? ' invoice' : ' invoices'} ${part === 1 ? 'is' : 'are'} part paid`,
        ];
  const both = [...paid, ...rest];
  return both.length === 0 ? '' : `${both.join(', ')}.`;
}
