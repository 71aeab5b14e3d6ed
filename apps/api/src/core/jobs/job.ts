export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;

/** Work that the service does without a call, for one record at a time. */
export interface Job {
  /** The name of its queue, in logs and metrics too. */
  readonly name: string;
  /** How long to rest between two looks for due records, in milliseconds. */
  readonly restMs: number;
  /** The ids of the records that are due, the most urgent first. */
  readonly listDue: (now: Date) => Promise<readonly string[]>;
  /**
   * Does the work for one record. It looks whether the record is still due, in the transaction that
   * does the work, since a process that died may have done it before.
   */
  readonly run: (id: string, now: Date) => Promise<void>;
}
