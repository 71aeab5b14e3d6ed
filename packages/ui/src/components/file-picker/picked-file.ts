/**
 * The state of a picked file: `waiting` for its turn, `sending`, `done`, `refused` for good, or
 * `failed` and worth another try.
 */
export type PickedFileStatus = 'waiting' | 'sending' | 'done' | 'refused' | 'failed';

/** A file in the list of a picker. */
export interface PickedFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly status: PickedFileStatus;
  /** The sent fraction, from 0 to 1. */
  readonly progress?: number | undefined;
  /** Why it was refused or failed: what happened, what to do. */
  readonly problem?: string | undefined;
}
