import type { Invoice, InvoiceEvent } from '@cleaning/contract/invoices';
import { CLAIM_EVENT_WORDS } from '@cleaning/contract/claims/rules';
import type { InvoiceCommand } from '@cleaning/contract/invoices/rules';
import { Card } from '@cleaning/ui/card';
import { Timeline } from '@cleaning/ui/timeline';
import { describeEvent } from '../../describe-event.ts';

/** The events of an invoice, with reasons. */
export function InvoiceHistory({ invoice }: { readonly invoice: Invoice }) {
  const events = invoice.events.toSorted((a, b) => a.occurred_at.localeCompare(b.occurred_at));
  return (
    <Card title="History">
      <Timeline
        steps={events.map((event) => ({
          state: 'done',
          title: nameEvent(event, invoice),
          detail: describeEvent(event),
        }))}
      />
    </Card>
  );
}

function nameEvent(
  { command, claim_status: claim }: InvoiceEvent,
  { bill_to: billTo }: Invoice,
): string {
  // Without a claim it was the plan manager who rejected the invoice.
  if (command === 'reject_claim' && claim === 'not_applicable') {
    return 'Rejected by the plan manager';
  }
  // Nothing was sent to who has no email.
  if (command === 'issue' && billTo?.email === null) return 'Issued';
  return LABELS[command];
}

const LABELS: Readonly<Record<InvoiceCommand, string>> = {
  create: 'Draft made',
  issue: 'Issued and sent',
  send_again: 'Sent again',
  record_payment: 'Payment recorded',
  refund: 'Money given back',
  credit: 'Credit given',
  void: 'Voided',
  write_off: 'Written off',
  ...CLAIM_EVENT_WORDS,
  reconcile_claim: 'Paid by the NDIA',
};
