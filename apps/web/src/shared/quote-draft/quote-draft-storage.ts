import { isDraftEmpty, parseDraft } from './quote-draft.ts';
import type { QuoteDraft } from './quote-draft.ts';

/** Where the calculator's answers stay on this device. */
export const QUOTE_DRAFT_STORAGE_KEY = 'savedQuoteData';

/** The saved draft, or null when there is none or storage is out of reach. */
export function readSavedDraft(storage: Storage): QuoteDraft | null {
  try {
    const text = storage.getItem(QUOTE_DRAFT_STORAGE_KEY);
    return text === null ? null : parseDraft(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Saves a draft, or removes what was saved once there is nothing to keep. Returns false when the
 * browser refuses, for example in private browsing.
 */
export function saveDraft(storage: Storage, draft: QuoteDraft): boolean {
  try {
    if (isDraftEmpty(draft)) {
      storage.removeItem(QUOTE_DRAFT_STORAGE_KEY);
    } else {
      storage.setItem(QUOTE_DRAFT_STORAGE_KEY, JSON.stringify(draft));
    }
    return true;
  } catch {
    return false;
  }
}
