import { browserStorage, keepSessionSaved } from '@cleaning/auth';
import { keepDraftSaved } from '../shared/quote-draft/keep-draft-saved.ts';
import type { AppServices } from './app-services-context.ts';
import type { AppStore } from './store.ts';

/** Brings in what this device remembers, the session and the quote draft, and keeps both saved. */
export function rememberOnDevice(store: AppStore, services: AppServices): void {
  keepSessionSaved(store, {
    sessionStorage: services.sessionStorage,
    window,
    onSessionEnded: services.forgetFetched,
  });
  keepDraftSaved(store, browserStorage());
}
