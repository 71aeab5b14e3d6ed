/** The states of a quote. Whether it was viewed is derived, not a state. */
export const QUOTE_STATUSES = [
  'draft',
  'submitted',
  'sent',
  'changes_requested',
  'approved',
  'converted',
  'declined',
  'cancelled',
  'expired',
  'withdrawn',
] as const;

/** What moves an existing quote from one state to the next. A status is never set directly. */
export const QUOTE_TRANSITIONS = [
  'submit',
  'cancel',
  'send',
  'decline_request',
  'approve',
  'decline',
  'request_changes',
  'revise',
  'expire',
  'withdraw',
  'convert',
] as const;

/** Everything that can be done to a quote: it is created once, then moved. */
export const QUOTE_COMMANDS = ['create', ...QUOTE_TRANSITIONS] as const;

/** Who can do it. Admins act as staff. */
export const QUOTE_ACTORS = ['client', 'staff', 'system'] as const;

export type QuoteStatus = (typeof QUOTE_STATUSES)[number];
export type QuoteTransition = (typeof QUOTE_TRANSITIONS)[number];
export type QuoteCommand = (typeof QUOTE_COMMANDS)[number];
export type QuoteActor = (typeof QUOTE_ACTORS)[number];
