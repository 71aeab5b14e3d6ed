import type { Quote, QuoteEvent, QuoteStatus } from '@cleaning/contract';
import { formatInstant } from '@cleaning/pricing';
import { describeEvent } from './describe-event.ts';

/** One step of a quote's life: done, where it is now, or still to come. */
export interface ProgressStep {
  readonly key: string;
  readonly state: 'done' | 'current' | 'upcoming';
  readonly title: string;
  /** When it happened, or what it waits for. */
  readonly detail: string;
  /** What somebody said about it. */
  readonly note: string | null;
}

const READY = { title: 'Quote ready for you', detail: 'We check the details first' };
const UPDATED = { title: 'Updated quote ready for you', detail: 'We are working on it' };
const APPROVED = { title: 'Approved', detail: 'After you approve' };
const BOOKED = { title: 'Appointment booked', detail: 'We will confirm a time' };

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

/** A quote that is sent again is not the first one. */
function isUpdate({ command }: QuoteEvent, before: readonly QuoteEvent[]): boolean {
  return command === 'send' && before.some((event) => event.command === 'send');
}

/** The whole way of a quote, oldest step first. */
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
      detail: formatInstant(event.occurred_at, 'date-time'),
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
