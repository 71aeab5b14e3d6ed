import {
  availableCommands,
  guard,
  reasonFrom,
  transition,
  type Guard,
  type Machine,
  type Order,
  type TransitionResult,
} from '../machine.ts';
import type { QuoteActor, QuoteOrigin, QuoteStatus, QuoteTransition } from './quote-states.ts';

/** The part of a quote that the state machine reads. */
export interface QuoteState {
  readonly status: QuoteStatus;
  /** 1 until a quote was sent; later revisions are written by staff. */
  readonly revision: number;
  readonly origin: QuoteOrigin;
  /** The last Sydney date on which the quote can be approved, once it was sent. */
  readonly validUntil: string | null;
}

export type QuoteTransitionResult = TransitionResult<Next>;

type Next = Pick<QuoteState, 'status' | 'revision'>;

/** The reason of a client who asks for changes is their comment. */
interface Given extends Order<QuoteActor> {
  /** The date in Sydney. */
  readonly today: string;
}

/** What says whose a draft is. */
export type DraftState = Pick<QuoteState, 'status' | 'revision' | 'origin'>;

/** Whether the client may still change or delete the quote. */
export function isEditableByClient({ status, revision, origin }: DraftState): boolean {
  return status === 'draft' && revision === 1 && origin === 'client';
}

/**
 * Whether the office wrote the quote and has not sent it. Its client does not know of it yet, and the
 * office may still delete it.
 */
export function isUnsentOfOffice({ status, revision, origin }: DraftState): boolean {
  return status === 'draft' && revision === 1 && origin === 'office';
}

/**
 * Whether staff are preparing an offer: for a client's request, as a draft of the office, or as the
 * draft of a later revision.
 */
export function isInPreparation(quote: DraftState): boolean {
  return quote.status === 'submitted' || (quote.status === 'draft' && !isEditableByClient(quote));
}

const isPastValidity = ({ validUntil }: QuoteState, { today }: Given): boolean =>
  validUntil !== null && today > validUntil;

const whileValid: Guard<QuoteState, Given> = guard('expired', (quote, order) =>
  isPastValidity(quote, order) ? 'This quote has expired. Ask us for an updated one.' : null,
);

const whenPastValidity: Guard<QuoteState, Given> = guard('invalid_transition', (quote, order) =>
  isPastValidity(quote, order) ? null : 'This quote can still be approved.',
);

const becomes =
  (status: QuoteStatus) =>
  ({ revision }: QuoteState): Next => ({ status, revision });

const DONE: Readonly<Record<QuoteTransition, string>> = {
  submit: 'submitted',
  cancel: 'cancelled',
  send: 'sent',
  decline_request: 'declined',
  approve: 'approved',
  decline: 'declined',
  request_changes: 'sent back for changes',
  revise: 'revised',
  change: 'changed',
  expire: 'expired',
  withdraw: 'withdrawn',
  convert: 'booked',
};

const NOW: Readonly<Record<QuoteStatus, string>> = {
  draft: 'is a draft',
  submitted: 'has been submitted',
  sent: 'has been sent',
  changes_requested: 'is waiting for changes',
  approved: 'has been approved',
  converted: 'has been booked',
  declined: 'has been declined',
  cancelled: 'has been cancelled',
  expired: 'has expired',
  withdrawn: 'has been withdrawn',
};

/** Who may move a quote from which state to which, in the order of its life cycle. */
const QUOTE_MACHINE: Machine<QuoteTransition, QuoteStatus, QuoteState, Given, Next> = {
  rules: {
    submit: {
      from: ['draft'],
      when: isEditableByClient,
      by: ['client'],
      next: becomes('submitted'),
    },
    cancel: {
      from: ['draft', 'submitted'],
      when: (quote) => !isUnsentOfOffice(quote),
      by: ['client'],
      next: becomes('cancelled'),
    },
    send: {
      from: ['submitted', 'draft'],
      when: isInPreparation,
      by: ['staff'],
      next: becomes('sent'),
    },
    decline_request: {
      from: ['submitted'],
      by: ['staff'],
      guards: [reasonFrom('staff')],
      next: becomes('declined'),
    },
    approve: {
      from: ['sent'],
      by: ['client', 'staff'],
      guards: [reasonFrom('staff'), whileValid],
      next: becomes('approved'),
    },
    decline: {
      from: ['sent'],
      by: ['client', 'staff'],
      guards: [reasonFrom('staff')],
      next: becomes('declined'),
    },
    request_changes: {
      from: ['sent'],
      by: ['client'],
      guards: [reasonFrom('client')],
      next: becomes('changes_requested'),
    },
    revise: {
      from: ['changes_requested', 'declined', 'expired'],
      by: ['staff'],
      next: ({ revision }) => ({ status: 'draft', revision: revision + 1 }),
    },
    // The client keeps what they have until the next version is there, so it stays sent.
    change: {
      from: ['sent'],
      by: ['staff'],
      next: ({ status, revision }) => ({ status, revision: revision + 1 }),
    },
    expire: {
      from: ['sent'],
      by: ['system'],
      guards: [whenPastValidity],
      next: becomes('expired'),
    },
    withdraw: {
      from: ['sent', 'changes_requested'],
      by: ['staff'],
      guards: [reasonFrom('staff')],
      next: becomes('withdrawn'),
    },
    // The service converts a quote whose first visit it books at the approval.
    convert: { from: ['approved'], by: ['staff', 'system'], next: becomes('converted') },
  },
  statusOf: ({ status }) => status,
  describeImpossible: (command, { status }) =>
    `This quote ${NOW[status]}, so it cannot be ${DONE[command]} now.`,
};

/**
 * The next state of a quote, or why the command is refused.
 *
 * @param today the date in Sydney, YYYY-MM-DD.
 */
export const transitionQuote = (
  quote: QuoteState,
  command: QuoteTransition,
  by: Order<QuoteActor>,
  today: string,
): QuoteTransitionResult => transition(QUOTE_MACHINE, quote, command, { ...by, today });

/**
 * The commands that an actor could give now, assuming that they give a reason where one is
 * required.
 */
export const availableQuoteCommands = (
  quote: QuoteState,
  actor: QuoteActor,
  today: string,
): QuoteTransition[] => availableCommands(QUOTE_MACHINE, quote, { actor, today });
