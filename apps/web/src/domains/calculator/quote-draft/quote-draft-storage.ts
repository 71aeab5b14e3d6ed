import { readJson, removeKey, writeJson } from '@cleaning/auth';
import type { KeyValueStorage } from '@cleaning/auth';
import { isDraftEmpty, parseDraft } from './quote-draft.ts';
import type { QuoteDraft } from './quote-draft.ts';

/** The key of the calculator's answers in this device's storage. */
export const QUOTE_DRAFT_STORAGE_KEY = 'savedQuoteData';

/** The saved draft; null if there is none or the storage is not available. */
export function readSavedDraft(storage: KeyValueStorage | null): QuoteDraft | null {
  const saved = readJson(storage, QUOTE_DRAFT_STORAGE_KEY);
  return saved === null ? null : parseDraft(saved);
}

/**
 * Saves a draft, or removes the saved one if the draft is empty. Returns false if the browser
 * refuses, for example in private browsing.
 */
export function saveDraft(storage: KeyValueStorage | null, draft: QuoteDraft): boolean {
  return isDraftEmpty(draft)
    ? removeKey(storage, QUOTE_DRAFT_STORAGE_KEY)
    : writeJson(storage, QUOTE_DRAFT_STORAGE_KEY, draft);
}
