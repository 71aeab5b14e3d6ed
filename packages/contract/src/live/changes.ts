/** The kinds of records that live events are about. */
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
  /** The working hours or leave of a member of staff, by the member's id. */
  'cleaner',
  /** A member of the team opened a record, by the record's id. */
  'presence',
] as const;

export type LiveKind = (typeof LIVE_KINDS)[number];

/** Tells that a record was created, changed or deleted, without its content. */
export interface LiveChange {
  readonly kind: LiveKind;
  readonly id: string;
}

/** Below the base path. */
export const LIVE_PATH = 'live/';

/** How often the service sends a heartbeat on a stream, in milliseconds. */
export const LIVE_HEARTBEAT_MS = 15_000;
