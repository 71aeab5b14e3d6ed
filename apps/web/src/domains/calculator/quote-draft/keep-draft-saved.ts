import type { KeyValueStorage } from '@cleaning/auth';
import type { Store } from '@reduxjs/toolkit';
import { emptyDraft } from './quote-draft.ts';
import type { QuoteDraft } from './quote-draft.ts';
import { draftReplaced } from './quote-draft-slice.ts';
import { QUOTE_DRAFT_STORAGE_KEY, readSavedDraft, saveDraft } from './quote-draft-storage.ts';

type DraftStore = Pick<
  Store<{ readonly quoteDraft: QuoteDraft }>,
  'dispatch' | 'getState' | 'subscribe'
>;

/**
 * Loads the saved draft into the store, then saves every change and follows changes by other tabs.
 * Returns a function that stops it.
 */
export function keepDraftSaved(store: DraftStore, storage: KeyValueStorage | null): () => void {
  let known = store.getState().quoteDraft;

  const follow = (draft: QuoteDraft) => {
    known = draft;
    store.dispatch(draftReplaced(draft));
  };

  const saved = readSavedDraft(storage);
  if (saved !== null) {
    follow(saved);
  }

  const unsubscribe = store.subscribe(() => {
    const draft = store.getState().quoteDraft;
    if (draft !== known) {
      known = draft;
      saveDraft(storage, draft);
    }
  });

  const handleStorage = (event: StorageEvent) => {
    // A null key means that another tab cleared the whole storage.
    if (event.key === QUOTE_DRAFT_STORAGE_KEY || event.key === null) {
      follow(readSavedDraft(storage) ?? emptyDraft());
    }
  };
  window.addEventListener('storage', handleStorage);

  return () => {
    unsubscribe();
    window.removeEventListener('storage', handleStorage);
  };
}
