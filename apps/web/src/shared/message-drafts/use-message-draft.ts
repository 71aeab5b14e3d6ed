import { useSyncExternalStore } from 'react';
import type { MessageDraft } from './message-draft.ts';
import { messageDraftAt, subscribeToMessageDrafts, type DraftPlace } from './message-drafts.ts';

/** The draft of a place, as it changes. */
export function useMessageDraft(place: DraftPlace): MessageDraft {
  return useSyncExternalStore(subscribeToMessageDrafts, () => messageDraftAt(place));
}
