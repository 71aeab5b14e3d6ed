import type { InvoiceSummary } from '@cleaning/contract';

/** What a payment needs to know of its invoice. */
export type PayableInvoice = Pick<
  InvoiceSummary,
  | 'id'
  | 'number'
  | 'client_name'
  | 'issue_date'
  | 'due_date'
  | 'total_cents'
  | 'balance_cents'
  | 'status'
>;
