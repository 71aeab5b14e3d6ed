import type { Quote, QuoteEvent } from '@cleaning/contract/quotes';
import type { QuoteCommand } from '@cleaning/contract/quotes/rules';
import { formatInstant, formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Timeline, type TimelineStep } from '@cleaning/ui/timeline';
import { describeSignature } from '../../signer-relation.ts';

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
  change: 'Changed',
  expire: 'Ended without an answer',
  withdraw: 'Withdrawn',
  convert: 'Booked',
  record_deposit: 'Deposit payment received',
  take_deposit_back: 'Deposit undone, typed by mistake',
  refund_deposit: 'Deposit paid back',
  take_deposit_off: 'Deposit taken off an invoice',
  release_deposit: 'Deposit free again',
  waive_deposit: 'Unpaid deposit waived',
  refuse_send: 'Not sent',
};

/** The history of a quote and the next steps. */
export function ProgressCard({ quote }: { readonly quote: Quote }) {
  const name = quote.client?.first_name ?? 'the client';
  const done = quote.events.map((event, at) => ({
    title:
      `${describeEvent(event, quote.events.slice(0, at))} ${describeActor(event, name)}`.trim(),
    detail: [
      [formatInstant(event.occurred_at, 'date-time'), describeSignature(event)]
        .filter((part) => part !== '')
        .join(', '),
      event.reason ?? '',
    ]
      .filter((part) => part !== '')
      .join('. '),
    state: 'done' as const,
  }));
  return (
    <Card title="Progress">
      <Timeline steps={[...done, ...nextSteps(quote, name)]} />
    </Card>
  );
}

/** Who caused an event: "by Mia", "by Sam for Mia", or empty if it happened automatically. */
function describeActor(event: QuoteEvent, client: string): string {
  if (event.actor === 'system') return '';
  if (event.actor === 'client') return `by ${client}`;
  return `by ${event.actor_name ?? 'us'}${event.on_behalf_of_client ? ` for ${client}` : ''}`;
}

/** Whether an event began the next version. */
const isNext = ({ command }: QuoteEvent): boolean => command === 'revise' || command === 'change';

/** What happened, with the version number of an offer: "Version 2 sent", "Changed to version 3". */
function describeEvent({ command }: QuoteEvent, before: readonly QuoteEvent[]): string {
  const version = 1 + before.filter(isNext).length;
  if (command === 'change') return `Changed to version ${version + 1}`;
  return command === 'send' ? `Version ${version} sent` : LABELS[command];
}

/** The current step of a quote and the step after it. */
function nextSteps(quote: Quote, name: string): TimelineStep[] {
  const { status, valid_until: lastDay, staff_details: details } = quote;
  const booked: TimelineStep = {
    title: 'Booked',
    detail: 'You plan the visits',
    state: 'upcoming',
  };
  if (details !== null && details.send_at !== null) {
    return [{ title: 'Being sent', state: 'current' }];
  }
  if (status === 'sent') {
    return [
      {
        title: `With ${name}`,
        ...(lastDay === null
          ? {}
          : { detail: `Until the end of ${formatPlainDate(lastDay, 'long')}` }),
        state: 'current',
      },
      { title: 'Approved', detail: `By ${name}, or by us with a reason`, state: 'upcoming' },
      booked,
    ];
  }
  if (status === 'approved') return [{ ...booked, title: 'To book', state: 'current' }];
  return status === 'changes_requested' ? [{ title: 'With us', state: 'current' }] : [];
}
