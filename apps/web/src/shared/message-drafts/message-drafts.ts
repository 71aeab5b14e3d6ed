import { EMPTY_DRAFT, hasWords, type MessageDraft } from './message-draft.ts';

/** Who is writing a message, and where. */
export interface DraftPlace {
  readonly userId: string;
  /** A conversation, or what a new one is about, by its id; or {@link NEW_CONVERSATION}. */
  readonly where: string;
}

/** The place of a conversation that is about nothing in particular yet. */
export const NEW_CONVERSATION = 'new';

/**
 * What people wrote and did not send. It is personal, so it stays in memory: never in storage, and
 * only for the person who wrote it. A session that ended by itself leaves it here for them; a logout
 * does not.
 */
let drafts: ReadonlyMap<string, MessageDraft> = new Map();
const listeners = new Set<() => void>();

/** The draft of a place; empty where nothing was begun. */
export function messageDraftAt(place: DraftPlace): MessageDraft {
  return drafts.get(nameOf(place)) ?? EMPTY_DRAFT;
}

/** Changes the draft of a place. Other words are another attempt, so the key of the last one goes. */
export function changeMessageDraft(place: DraftPlace, changes: Partial<MessageDraft>): void {
  const changed = { ...messageDraftAt(place), idempotencyKey: null, ...changes };
  replace(new Map(drafts).set(nameOf(place), changed));
}

/** It was sent, or is not wanted any more. */
export function dropMessageDraft(place: DraftPlace): void {
  const rest = new Map(drafts);
  rest.delete(nameOf(place));
  replace(rest);
}

/** Nobody is to see them again. */
export function forgetMessageDrafts(): void {
  replace(new Map());
}

export function subscribeToMessageDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const nameOf = ({ userId, where }: DraftPlace): string => `${userId} ${where}`;

function replace(next: ReadonlyMap<string, MessageDraft>): void {
  drafts = next;
  const isUnsent = [...next.values()].some(hasWords);
  window.removeEventListener('beforeunload', warnBeforeClosing);
  if (isUnsent) window.addEventListener('beforeunload', warnBeforeClosing);
  for (const listener of listeners) listener();
}

/** Closing the tab would lose the words. The browser asks in its own. */
function warnBeforeClosing(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
