import type { InvoiceSummary } from '@cleaning/contract/invoices';
import type { InvoiceStatus } from '@cleaning/contract/invoices/rules';
import type { StatusLabel } from './invoice-status.ts';

const LABELS: Readonly<Record<InvoiceStatus, StatusLabel>> = {
  draft: { tone: 'neutral', label: 'Draft' },
  issued: { tone: 'info', label: 'Due' },
  partially_paid: { tone: 'warning', label: 'Paid in part' },
  paid: { tone: 'success', label: 'Paid' },
  void: { tone: 'neutral', label: 'Void' },
  written_off: { tone: 'neutral', label: 'Written off' },
};

const OVERDUE: StatusLabel = { tone: 'danger', label: 'Overdue' };

/** An invoice's status for staff. It does not depend on the payer. */
export const staffInvoiceStatusLabel = ({
  status,
  is_overdue: isOverdue,
}: Pick<InvoiceSummary, 'status' | 'is_overdue'>): StatusLabel =>
  isOverdue ? OVERDUE : LABELS[status];
