import type { RemindedInvoice } from '@cleaning/contract/invoices';

/** The props of an action on the reminders of an invoice or its client. */
export interface ReminderActionProps {
  readonly invoice: RemindedInvoice;
  readonly onReport: (report: string) => void;
}
