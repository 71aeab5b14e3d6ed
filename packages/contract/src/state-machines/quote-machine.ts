import { ERROR_MESSAGES } from '../errors/messages.ts';
import { QUOTE_TRANSITIONS } from './quote-states.ts';
import type { QuoteActor, QuoteStatus, QuoteTransition } from './quote-states.ts';

/** The part of a quote that the state machine reads. */
export interface QuoteState {
  readonly status: QuoteStatus;
  /** 1 for a client's own draft; later revisions are written by staff. */
  readonly revision: number;
  /** The last Sydney date on which the quote can be approved, once it was sent. */
  readonly validUntil: string | null;
}

/** Who gives the command, and with which reason. */
export interface QuoteActorContext {
  readonly actor: QuoteActor;
  /** A reason, or a client's comment when they ask for changes. */
  readonly reason?: string | undefined;
}

export type QuoteTransitionResult =
  | { readonly ok: true; readonly status: QuoteStatus; readonly revision: number }
  | {
      readonly ok: false;
      readonly code: 'invalid_transition' | 'permission_denied' | 'reason_required' | 'expired';
      readonly message: string;
    };

interface Rule {
  readonly from: readonly QuoteStatus[];
  readonly to: QuoteStatus;
  readonly by: readonly QuoteActor[];
  /** Which of those actors must give a reason. */
  readonly reasonFrom?: readonly QuoteActor[];
  /** Whose draft it must be: the first revision is the client's, later ones are the company's. */
  readonly draftOf?: 'client' | 'staff';
  readonly startsRevision?: true;
  readonly onlyWhileValid?: true;
  readonly onlyWhenPastValidity?: true;
}

/** Who may move a quote from which state to which, in the order of its life cycle. */
const RULES: Readonly<Record<QuoteTransition, readonly Rule[]>> = {
  submit: [{ from: ['draft'], to: 'submitted', by: ['client'], draftOf: 'client' }],
  cancel: [{ from: ['draft', 'submitted'], to: 'cancelled', by: ['client'] }],
  send: [
    { from: ['submitted'], to: 'sent', by: ['staff'] },
    { from: ['draft'], to: 'sent', by: ['staff'], draftOf: 'staff' },
  ],
  decline_request: [{ from: ['submitted'], to: 'declined', by: ['staff'], reasonFrom: ['staff'] }],
  approve: [
    {
      from: ['sent'],
      to: 'approved',
      by: ['client', 'staff'],
      reasonFrom: ['staff'],
      onlyWhileValid: true,
    },
  ],
  decline: [{ from: ['sent'], to: 'declined', by: ['client', 'staff'], reasonFrom: ['staff'] }],
  request_changes: [
    { from: ['sent'], to: 'changes_requested', by: ['client'], reasonFrom: ['client'] },
  ],
  revise: [
    {
      from: ['changes_requested', 'declined', 'expired'],
      to: 'draft',
      by: ['staff'],
      startsRevision: true,
    },
  ],
  expire: [{ from: ['sent'], to: 'expired', by: ['system'], onlyWhenPastValidity: true }],
  withdraw: [
    {
      from: ['sent', 'changes_requested'],
      to: 'withdrawn',
      by: ['staff'],
      reasonFrom: ['staff'],
    },
  ],
  // The service converts a quote whose first visit it books at the approval.
  convert: [{ from: ['approved'], to: 'converted', by: ['staff', 'system'] }],
};

const refuse = (
  code: Exclude<QuoteTransitionResult, { ok: true }>['code'],
  message: string,
): QuoteTransitionResult => ({ ok: false, code, message });

const isPastValidity = (quote: QuoteState, today: string): boolean =>
  quote.validUntil !== null && today > quote.validUntil;

/**
 * The next state of a quote, or why the command is refused.
 *
 * @param today the date in Sydney, YYYY-MM-DD.
 */
export function transitionQuote(
  quote: QuoteState,
  command: QuoteTransition,
  { actor, reason }: QuoteActorContext,
  today: string,
): QuoteTransitionResult {
  const rule = RULES[command].find(
    ({ from, draftOf }) =>
      from.includes(quote.status) &&
      (draftOf === undefined || (draftOf === 'client') === (quote.revision === 1)),
  );
  if (rule === undefined) {
    return refuse('invalid_transition', describeImpossible(command, quote.status));
  }
  if (!rule.by.includes(actor)) {
    return refuse('permission_denied', ERROR_MESSAGES.permissionDenied);
  }
  if (rule.reasonFrom?.includes(actor) && (reason ?? '').trim() === '') {
    return refuse('reason_required', 'Say why, in a sentence.');
  }
  if (rule.onlyWhileValid && isPastValidity(quote, today)) {
    return refuse('expired', 'This quote has expired. Ask us for an updated one.');
  }
  if (rule.onlyWhenPastValidity && !isPastValidity(quote, today)) {
    return refuse('invalid_transition', 'This quote can still be approved.');
  }
  const revision = rule.startsRevision ? quote.revision + 1 : quote.revision;
  return { ok: true, status: rule.to, revision };
}

/**
 * The commands that an actor could give now, assuming that they give a reason where one is
 * required.
 */
export function availableQuoteCommands(
  quote: QuoteState,
  actor: QuoteActor,
  today: string,
): QuoteTransition[] {
  return QUOTE_TRANSITIONS.filter(
    (command) => transitionQuote(quote, command, { actor, reason: 'given' }, today).ok,
  );
}

/** Whether the client may still change or delete the quote. */
export function isEditableByClient(quote: Pick<QuoteState, 'status' | 'revision'>): boolean {
  return quote.status === 'draft' && quote.revision === 1;
}

/**
 * Whether staff are preparing an offer: for a client's request, or as the draft of a later
 * revision.
 */
export function isInPreparation({
  status,
  revision,
}: Pick<QuoteState, 'status' | 'revision'>): boolean {
  return status === 'submitted' || (status === 'draft' && revision > 1);
}

const DONE: Readonly<Record<QuoteTransition, string>> = {
  submit: 'submitted',
  cancel: 'cancelled',
  send: 'sent',
  decline_request: 'declined',
  approve: 'approved',
  decline: 'declined',
  request_changes: 'sent back for changes',
  revise: 'revised',
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

function describeImpossible(command: QuoteTransition, status: QuoteStatus): string {
  return `This quote ${NOW[status]}, so it cannot be ${DONE[command]} now.`;
}
