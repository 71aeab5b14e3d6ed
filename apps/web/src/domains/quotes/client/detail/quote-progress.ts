import type { Quote, QuoteEvent } from '@cleaning/contract/quotes';
import type { QuoteStatus, QuoteCommand } from '@cleaning/contract/quotes/rules';
import { formatInstant } from '@cleaning/pricing';
import { describeSignature } from '../../signer-relation.ts';

/** A step of a quote: done, current or still to come. */
export interface ProgressStep {
  readonly key: string;
  readonly state: 'done' | 'current' | 'upcoming';
  readonly title: string;
  /** When it happened, or what it is waiting for. */
  readonly detail: string;
  /** The reason that was given. */
  readonly note: string | null;
}

const READY = { title: 'Quote ready for you', detail: 'We check the details first' };
const UPDATED = { title: 'Updated quote ready for you', detail: 'We are working on it' };
const APPROVED = { title: 'Approved', detail: 'After you approve' };
const BOOKED = { title: 'Visit booked', detail: 'We will confirm a time' };

const AHEAD: Readonly<Record<QuoteStatus, readonly { title: string; detail: string }[]>> = {
  draft: [{ title: 'Request sent to us', detail: 'After you check and send it' }, READY, APPROVED],
  submitted: [READY, APPROVED, BOOKED],
  sent: [APPROVED, BOOKED],
  changes_requested: [UPDATED, APPROVED, BOOKED],
  approved: [BOOKED],
  converted: [],
  declined: [],
  cancelled: [],
  expired: [],
  withdrawn: [],
};

/** Whether this event sent the quote again, after an earlier offer. */
function isUpdate({ command }: QuoteEvent, before: readonly QuoteEvent[]): boolean {
  return command === 'send' && before.some((event) => event.command === 'send');
}

/** Every step of a quote, past and coming, oldest first. */
export function quoteProgress({ status, revision, events }: Quote): ProgressStep[] {
  const inOrder = events.toSorted((a, b) => a.occurred_at.localeCompare(b.occurred_at));
  const isBeingUpdated = status === 'draft' && revision > 1;
  const ahead = AHEAD[isBeingUpdated ? 'changes_requested' : status];
  const past = inOrder.map((event, index): ProgressStep => {
    const isLast = index === inOrder.length - 1;
    return {
      key: event.id,
      state: isLast && ahead.length > 0 ? 'current' : 'done',
      title: isUpdate(event, inOrder.slice(0, index)) ? UPDATED.title : describeEvent(event),
      detail: [formatInstant(event.occurred_at, 'date-time'), describeSignature(event)]
        .filter((part) => part !== '')
        .join(', '),
      note: event.reason,
    };
  });
  return [
    ...past,
    ...ahead.map((step): ProgressStep => ({
      ...step,
      key: step.title,
      state: 'upcoming',
      note: null,
    })),
  ];
}

type Labels = Readonly<Record<'client' | 'staff', string>>;

const both = (label: string): Labels => ({ client: label, staff: label });

const EVENT_LABELS: Readonly<Record<QuoteCommand, Labels>> = {
  create: { client: 'You started this quote', staff: 'We started this quote for you' },
  submit: { client: 'You asked for a quote', staff: 'We asked for a quote for you' },
  cancel: { client: 'You cancelled this quote', staff: 'We cancelled this quote for you' },
  send: both('Quote ready for you'),
  decline_request: both('We could not take this request'),
  approve: { client: 'You approved this quote', staff: 'We approved this quote for you' },
  decline: { client: 'You declined this quote', staff: 'We declined this quote for you' },
  request_changes: { client: 'You asked for changes', staff: 'We asked for changes for you' },
  revise: both('We started an update'),
  change: both('We changed this quote'),
  expire: both('This quote expired'),
  withdraw: both('We withdrew this quote'),
  convert: both('Visit booked'),
  record_deposit: both('We received a payment of your deposit'),
  take_deposit_back: both('A payment of your deposit was recorded by mistake, and is still to pay'),
  refund_deposit: both('We paid your deposit back'),
  take_deposit_off: both('Your deposit was taken off the invoice'),
  release_deposit: both('Your deposit is free again: its invoice was cancelled'),
  waive_deposit: both('The invoice asks for what was not paid of the deposit'),
  refuse_send: both('This quote was not sent'),
};

/** Describes an event to the client. */
export function describeEvent({ command, actor }: Pick<QuoteEvent, 'command' | 'actor'>): string {
  return EVENT_LABELS[command][actor === 'client' ? 'client' : 'staff'];
}
