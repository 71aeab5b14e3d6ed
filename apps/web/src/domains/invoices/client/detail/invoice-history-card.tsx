import type { Invoice, InvoiceEvent } from '@cleaning/contract/invoices';
import type { InvoiceCommand } from '@cleaning/contract/invoices/rules';
import { Card } from '@cleaning/ui/card';
import { type TimelineStep, Timeline } from '@cleaning/ui/timeline';
import { formatInstant } from '@cleaning/pricing';

export function InvoiceHistoryCard({ invoice }: { invoice: Invoice }) {
  if (invoice.events.length === 0) return null;
  return (
    <Card title="What has happened" screenOnly>
      <Timeline steps={invoiceHistory(invoice)} />
    </Card>
  );
}

const LABELS: Readonly<Record<InvoiceCommand, string>> = {
  create: 'We prepared this invoice',
  issue: 'We sent this invoice',
  send_again: 'We sent another copy',
  record_payment: 'We received a payment',
  refund: 'We gave money back',
  credit: 'We took an amount off with a credit',
  void: 'We cancelled this invoice',
  write_off: 'We closed this invoice',
  submit_claim: 'We sent the claim to the NDIS',
  accept_claim: 'The NDIS accepted the claim',
  reject_claim: 'The NDIS did not accept the claim yet',
  reopen_claim: 'We fixed the claim, to send it again',
  reconcile_claim: 'The NDIS paid the claim',
};

/** The events of an invoice, oldest first. */
function invoiceHistory({ events }: Pick<Invoice, 'events'>): TimelineStep[] {
  return events
    .toSorted((a, b) => a.occurred_at.localeCompare(b.occurred_at))
    .map((event) => ({
      state: 'done',
      title: describeEvent(event),
      detail: formatInstant(event.occurred_at, 'date-time'),
    }));
}

function describeEvent({ command, actor, claim_status: claim }: InvoiceEvent): string {
  // The only payment recorded by the system actor is a deposit.
  if (command === 'record_payment' && actor === 'system') return 'We took your deposit off';
  // Without a claim it was the plan manager who rejected the invoice.
  if (command === 'reject_claim' && claim === 'not_applicable') {
    return 'Your plan manager did not pay it yet';
  }
  return LABELS[command];
}
