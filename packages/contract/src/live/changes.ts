/** What a live event can be about. */
export const LIVE_KINDS = [
  'quote',
  'appointment',
  'series',
  'invoice',
  'thread',
  'document',
  'client',
  'enquiry',
  'claim_batch',
  'bank_statement',
  /** The working hours or the leave of a member of staff, whose id it is. */
  'cleaner',
  /** A member of the team opened a record, whose id it is. */
  'presence',
] as const;

export type LiveKind = (typeof LIVE_KINDS)[number];

/** Says that something was made, changed or deleted, and nothing of what it holds. */
export interface LiveChange {
  readonly kind: LiveKind;
  readonly id: string;
}

/** Below the base path. */
export const LIVE_PATH = 'live/';

/** How often the service says that the stream is alive, in milliseconds. */
export const LIVE_HEARTBEAT_MS = 15_000;
