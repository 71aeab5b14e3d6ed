import { selectAuth } from '@cleaning/auth';
import type { DraftStore } from '#kit/drafts/draft-store.ts';
import { deleteWorkSheets } from '#domains/appointments/visit-queue/delete-work-sheets.ts';
import type { AppStore } from './store.ts';

interface SessionData {
  readonly store: AppStore;
  readonly drafts: DraftStore;
  /** Clears the fetched data, if any. */
  readonly forgetFetched: () => void;
}

/**
 * Empties what this browser holds of a user, whichever way a session ends in the store: by a
 * logout, a public page, a refused token, another tab or another user. The session itself is not
 * here, because `keepSessionSaved` deletes it. Drafts are opened for each user who logs in, and kept
 * when the session may have expired.
 *
 * @returns A function for an end that keeps nothing: a logout, which it tells the other tabs, and a
 *   start without a session.
 */
export function createEndSession({ store, drafts, forgetFetched }: SessionData): () => void {
  let token: string | null = null;
  // Opened only during a session, since an open channel may keep a public page out of the
  // back/forward cache.
  let channel: BroadcastChannel | null = null;

  const empty = (): void => {
    forgetFetched();
    deleteWorkSheets();
  };

  const follow = (): void => {
    const auth = selectAuth(store.getState());
    if (auth.token === token) return;
    const hadSession = token !== null;
    ({ token } = auth);
    channel?.close();
    channel = null;
    if (hadSession) empty();
    if (auth.user === null) return;
    drafts.open(auth.user.id);
    channel = new BroadcastChannel('logout');
    channel.addEventListener('message', drafts.clear);
  };
  follow();
  store.subscribe(follow);

  return () => {
    drafts.clear();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    channel?.postMessage('logout');
    empty();
  };
}
