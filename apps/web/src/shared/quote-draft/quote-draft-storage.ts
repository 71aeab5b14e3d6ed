import { readJson, removeKey, writeJson } from '@cleaning/auth';
import type { KeyValueStorage } from '@cleaning/auth';
import { isDraftEmpty, parseDraft } from './quote-draft.ts';
import type { QuoteDraft } from './quote-draft.ts';

/** Where the calculator's answers stay on this device. */
export const QUOTE_DRAFT_STORAGE_KEY = 'savedQuoteData';

/** The saved draft, or null when there is none or storage is out of reach. */
export function readSavedDraft(storage: KeyValueStorage | null): QuoteDraft | null {
  const saved = readJson(storage, QUOTE_DRAFT_STORAGE_KEY);
  return saved === null ? null : parseDraft(saved);
}

/**
 * Saves a draft, or removes what was saved once there is nothing to keep. Returns false when the
 * browser refuses, for example in private browsing.
 */
export function saveDraft(storage: KeyValueStorage | null, draft: QuoteDraft): boolean {
  return isDraftEmpty(draft)
    ? removeKey(storage, QUOTE_DRAFT_STORAGE_KEY)
    : writeJson(storage, QUOTE_DRAFT_STORAGE_KEY, draft);
}
