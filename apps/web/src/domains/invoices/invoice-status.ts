import {
  invoiceStatusInWords,
  isUnpaidByPlan,
  type InvoiceStanding,
  type InvoiceStatus,
} from '@cleaning/contract/invoices/rules';
import type { StatusReader } from '@cleaning/contract/rules';
import type { BadgeTone } from '@cleaning/ui/badge';

const TONES: Readonly<Record<InvoiceStatus, BadgeTone>> = {
  draft: 'neutral',
  issued: 'info',
  partially_paid: 'warning',
  paid: 'success',
  void: 'neutral',
  written_off: 'neutral',
};

/** An invoice's status in a few words, and the tone of its badge. */
export const invoiceStatusLabel = (
  invoice: InvoiceStanding,
  reader: StatusReader,
): { readonly tone: BadgeTone; readonly label: string } => ({
  tone: toneFor(invoice, reader),
  label: invoiceStatusInWords(invoice, reader),
});

function toneFor(invoice: InvoiceStanding, reader: StatusReader): BadgeTone {
  if (reader === 'client' && isUnpaidByPlan(invoice)) {
    return invoice.payer === 'unknown' ? 'warning' : 'info';
  }
  return invoice.is_overdue ? 'danger' : TONES[invoice.status];
}
