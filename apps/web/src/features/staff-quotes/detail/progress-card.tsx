import type { Quote, QuoteCommand, QuoteEvent } from '@cleaning/contract';
import { formatInstant } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Timeline } from '@cleaning/ui/timeline';

const LABELS: Readonly<Record<QuoteCommand, string>> = {
  create: 'Started',
  submit: 'Asked for a quote',
  cancel: 'Cancelled',
  send: 'Sent',
  decline_request: 'Turned down',
  approve: 'Approved',
  decline: 'Declined',
  request_changes: 'Asked for changes',
  revise: 'New version started',
  expire: 'Ended without an answer',
  withdraw: 'Withdrawn',
  convert: 'Booked',
  record_deposit: 'Deposit received',
  refund_deposit: 'Deposit given back',
  take_deposit_off: 'Deposit taken off an invoice',
  release_deposit: 'Deposit free again',
  waive_deposit: 'Deposit waived',
};

const ACTORS: Readonly<Record<QuoteEvent['actor'], (name: string) => string>> = {
  client: (name) => `by ${name}`,
  staff: () => 'by us',
  system: () => '',
};

/** What happened to a quote, and what it is waiting for. */
export function ProgressCard({ quote }: { readonly quote: Quote }) {
  const name = quote.client?.first_name ?? 'the client';
  const done = quote.events.map((event) => ({
    title: `${LABELS[event.command]} ${ACTORS[event.actor](name)}`.trim(),
    detail: [formatInstant(event.occurred_at, 'date-time'), event.reason ?? '']
      .filter((part) => part !== '')
      .join('. '),
    state: 'done' as const,
  }));
  const now = waitingFor(quote, name);
  return (
    <Card title="Progress">
      <Timeline
        steps={now === null ? done : [...done, { title: now, state: 'current' as const }]}
      />
    </Card>
  );
}

function waitingFor({ status, staff_details }: Quote, name: string): string | null {
  if (staff_details !== null && staff_details.send_at !== null) return 'Being sent';
  if (status === 'sent') return `With ${name}`;
  if (status === 'approved') return 'To book';
  return status === 'changes_requested' ? 'With us' : null;
}
