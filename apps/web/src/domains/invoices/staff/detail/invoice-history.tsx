import type { Invoice, InvoiceEvent } from '@cleaning/contract/invoices';
import type { InvoiceCommand } from '@cleaning/contract/invoices/rules';
import { Card } from '@cleaning/ui/card';
import { Timeline } from '@cleaning/ui/timeline';
import { CLAIM_EVENT_WORDS } from '../../claim-labels.ts';
import { describeEvent } from '../../describe-event.ts';

/** The events of an invoice, with reasons. */
export function InvoiceHistory({ invoice }: { readonly invoice: Invoice }) {
  const events = invoice.events.toSorted((a, b) => a.occurred_at.localeCompare(b.occurred_at));
  return (
    <Card title="History">
      <Timeline
        steps={events.map((event) => ({
          state: 'done',
          title: nameEvent(event),
          detail: describeEvent(event),
        }))}
      />
    </Card>
  );
}

/** Without a claim it was the plan manager who rejected the invoice. */
const nameEvent = ({ command, claim_status: claim }: InvoiceEvent): string =>
  command === 'reject_claim' && claim === 'not_applicable'
    ? 'Rejected by the plan manager'
    : LABELS[command];

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
  reopen_claim: 'Ready to claim again',
  reconcile_claim: 'Paid by the NDIA',
};
