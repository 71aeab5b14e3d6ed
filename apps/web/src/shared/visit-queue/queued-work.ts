import type { PhotoStage } from '@cleaning/contract';

/** A photo as it is stored. Every browser stores bytes whole; some lose a stored `File`. */
export interface StoredPhoto {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Something that was done at a visit. */
export type Work =
  | { readonly kind: 'start'; readonly version: number }
  | {
      readonly kind: 'tick';
      readonly taskId: string;
      readonly label: string;
      readonly isDone: boolean;
    }
  /** The id is of this device alone: the service gives the task another. */
  | { readonly kind: 'task'; readonly taskId: string; readonly label: string }
  | { readonly kind: 'note'; readonly notes: string }
  | {
      readonly kind: 'complete';
      readonly version: number;
      readonly startedAt: string;
      readonly endedAt: string;
      readonly notes: string;
    }
  | {
      readonly kind: 'photo';
      readonly stage: PhotoStage;
      readonly clientId: string;
      readonly photo: StoredPhoto;
    };

/** Why something was not sent, for the user. */
export interface WorkProblem {
  readonly message: string;
  /** The visit changed at the office meanwhile, so the user decides. */
  readonly isStale: boolean;
}

/** Something that was done and is not sent yet. */
export interface QueuedWork {
  /** The idempotency key of its call too: however often it is sent, it counts once. */
  readonly id: string;
  readonly userId: string;
  readonly visitId: string;
  /** Grows with each, also over a reload and between tabs. */
  readonly order: number;
  /** When it was done. */
  readonly madeAt: string;
  readonly work: Work;
  /** How often the service failed to answer it. */
  readonly tries: number;
  readonly triedAt: string | null;
  /** Set once it is not sent again by itself. */
  readonly problem: WorkProblem | null;
}

export const isPhoto = ({ work }: QueuedWork): boolean => work.kind === 'photo';
