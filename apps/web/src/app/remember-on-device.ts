import { browserStorage, keepSessionSaved } from '@cleaning/auth';
import { keepDraftSaved } from '#domains/calculator/quote-draft/keep-draft-saved.ts';
import type { AppServices } from './app-services-context.ts';
import type { AppStore } from './store.ts';

/**
 * Restores this device's session and quote draft, and saves both when they change. Without a
 * session, nothing of an earlier one stays. Returns a function that stops it.
 */
export function rememberOnDevice(store: AppStore, services: AppServices): () => void {
  const stopSession = keepSessionSaved(store, {
    sessionStorage: services.sessionStorage,
    window,
  });
  if (!services.currentAuth().isAuthenticated) services.endSession();
  const stopDraft = keepDraftSaved(store, browserStorage());
  return () => {
    stopSession();
    stopDraft();
  };
}
