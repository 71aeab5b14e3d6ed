/** The states of a quote. Whether it was viewed is derived, and not a state. */
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

/** The commands that change the state of an existing quote. A status is never set directly. */
export const QUOTE_TRANSITIONS = [
  'submit',
  'cancel',
  'send',
  'decline_request',
  'approve',
  'decline',
  'request_changes',
  'revise',
  'change',
  'expire',
  'withdraw',
  'convert',
] as const;

/** The commands on the deposit of an approved quote. */
export const DEPOSIT_TRANSITIONS = [
  'record_deposit',
  'take_deposit_back',
  'refund_deposit',
  'take_deposit_off',
  'release_deposit',
  'waive_deposit',
] as const;

/**
 * Every command: `create` first, then those on the quote and on its deposit. With `refuse_send` the
 * service records that a scheduled send was not possible any more at its time.
 */
export const QUOTE_COMMANDS = [
  'create',
  ...QUOTE_TRANSITIONS,
  ...DEPOSIT_TRANSITIONS,
  'refuse_send',
] as const;

/** Who wrote a quote first: a client who asks for one, or the office that offers one. */
export const QUOTE_ORIGINS = ['client', 'office'] as const;

/** Who gives commands. Admins act as staff. */
export const QUOTE_ACTORS = ['client', 'staff', 'system'] as const;

export type QuoteStatus = (typeof QUOTE_STATUSES)[number];
export type QuoteTransition = (typeof QUOTE_TRANSITIONS)[number];
export type DepositTransition = (typeof DEPOSIT_TRANSITIONS)[number];
export type QuoteCommand = (typeof QUOTE_COMMANDS)[number];
export type QuoteOrigin = (typeof QUOTE_ORIGINS)[number];
export type QuoteActor = (typeof QUOTE_ACTORS)[number];
