import type { PhotoStage } from '@cleaning/contract/documents';

/** A photo as stored bytes, because some browsers lose a stored `File`. */
export interface StoredPhoto {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A note for the office that replaces another one. */
interface NewNote {
  readonly notes: string;
  /** The note that it replaces, as the user read it; absent in an item of an earlier release. */
  readonly earlierNotes?: string | undefined;
}

/** A piece of work at a visit. */
export type Work =
  | {
      readonly kind: 'start';
      readonly version: number;
      /** Whose visit it was; null without a cleaner, absent in an item of an earlier release. */
      readonly staffId?: string | null;
    }
  | {
      readonly kind: 'tick';
      readonly taskId: string;
      readonly label: string;
      readonly isDone: boolean;
    }
  /** A temporary id on this device; the service assigns another one. */
  | { readonly kind: 'task'; readonly taskId: string; readonly label: string }
  | ({ readonly kind: 'note' } & NewNote)
  | ({
      readonly kind: 'complete';
      readonly version: number;
      readonly startedAt: string;
      readonly endedAt: string;
    } & Partial<NewNote>)
  | {
      readonly kind: 'photo';
      readonly stage: PhotoStage;
      readonly clientId: string;
      readonly photo: StoredPhoto;
    };

/** A piece of work of one kind. */
export type WorkOf<Kind extends Work['kind']> = Extract<Work, { readonly kind: Kind }>;

/** Why something was not sent, in words for the user. */
export interface WorkProblem {
  readonly message: string;
  /** The office changed the visit meanwhile, so the user must decide. */
  readonly isStale: boolean;
}

/** A piece of work that is not sent yet. */
export interface QueuedWork {
  /** Also the idempotency key of its call, so that repeated sending counts once. */
  readonly id: string;
  readonly userId: string;
  readonly visitId: string;
  /** Increases with each item, also across reloads and tabs. */
  readonly order: number;
  /** When it was done, ISO 8601. */
  readonly madeAt: string;
  readonly work: Work;
  /** How often the service failed with an error. */
  readonly tries: number;
  readonly triedAt: string | null;
  /** Set when the item is no longer retried automatically. */
  readonly problem: WorkProblem | null;
}

/** The note for the office in a piece of work, as one that is saved by itself; null without one. */
export function noteIn(work: Work): WorkOf<'note'> | null {
  if (work.kind === 'note') return work;
  if (work.kind !== 'complete' || work.notes === undefined) return null;
  return { kind: 'note', notes: work.notes, earlierNotes: work.earlierNotes };
}

export const isPhoto = ({ work }: QueuedWork): boolean => work.kind === 'photo';
