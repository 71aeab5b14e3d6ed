/**
 * Where a picked file stands: `waiting` for its turn, on its way, `done`, `refused` for good, or
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
  /** How much of it is sent, from 0 to 1. */
  readonly progress?: number | undefined;
  /** Why it was refused or failed: what happened, what to do. */
  readonly problem?: string | undefined;
}
