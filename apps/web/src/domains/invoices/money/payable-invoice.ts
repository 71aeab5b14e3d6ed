import type { InvoiceSummary } from '@cleaning/contract/invoices';

/** The parts of an invoice that recording a payment needs. */
export type PayableInvoice = Pick<
  InvoiceSummary,
  | 'id'
  | 'number'
  | 'client_name'
  | 'issue_date'
  | 'due_date'
  | 'total_cents'
  | 'balance_cents'
  | 'receivable_cents'
  | 'status'
>;
