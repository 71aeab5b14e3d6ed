interface Draft {
  readonly value: unknown;
  readonly asksBeforeClosing: boolean;
  readonly endsWithSession: boolean;
}

export interface DraftOptions {
  /** Deletes the draft when the session ends, instead of keeping it for the user's next login. */
  readonly endsWithSession?: boolean;
  /**
   * The browser asks for confirmation before the tab is closed, which would lose the draft. A
   * reload keeps it.
   */
  readonly asksBeforeClosing?: boolean;
}

/** The key in the tab's session storage, used only while the page is hidden or reloading. */
const STORAGE_KEY = 'drafts';

/**
 * Stores what users typed but have not sent. The drafts are personal, so they stay in memory and
 * are returned only to the same user. When a session expires, the drafts are kept for the user's
 * next login; a logout and another user's login delete them. Drafts that ask before closing are
 * written to the tab's session storage while the page is hidden, and removed from it when the page
 * is visible again.
 */
export interface DraftStore {
  /**
   * Called when a user has signed in. Deletes the drafts of another user, and the user's own that
   * end with a session.
   */
  readonly open: (userId: string) => void;
  /** Deletes all drafts, and stores none until a user signs in. */
  readonly clear: () => void;
  readonly get: (userId: string, name: string) => unknown;
  /** Stores a draft. Does nothing unless the store is open for this user. */
  readonly set: (userId: string, name: string, value: unknown, options?: DraftOptions) => void;
  readonly remove: (userId: string, name: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createDraftStore(): DraftStore {
  const listeners = new Set<() => void>();
  let owner: string | null = null;
  let drafts: ReadonlyMap<string, Draft> = new Map();

  const lasting = () => [...drafts].filter(([, { asksBeforeClosing }]) => asksBeforeClosing);
  const store = (): void => writeStored({ owner, drafts: lasting() });
  const followVisibility = (): void => {
    if (document.visibilityState === 'hidden') store();
    else takeStored();
  };

  const replace = (next: ReadonlyMap<string, Draft>): void => {
    drafts = next;
    window.removeEventListener('beforeunload', askBeforeClosing);
    window.removeEventListener('pagehide', store);
    document.removeEventListener('visibilitychange', followVisibility);
    if (lasting().length > 0) {
      window.addEventListener('beforeunload', askBeforeClosing);
      window.addEventListener('pagehide', store);
      document.addEventListener('visibilitychange', followVisibility);
    }
    for (const listener of listeners) listener();
  };

  return {
    open(userId) {
      const isSame = owner === userId;
      owner = userId;
      const stored = takeStored();
      if (isSame) replace(new Map([...drafts].filter(([, draft]) => !draft.endsWithSession)));
      else replace(new Map(stored?.owner === userId ? stored.drafts : []));
    },
    clear() {
      owner = null;
      takeStored();
      replace(new Map());
    },
    get: (userId, name) => (userId === owner ? drafts.get(name)?.value : undefined),
    set(userId, name, value, { asksBeforeClosing = false, endsWithSession = false } = {}) {
      if (userId !== owner) return;
      replace(new Map(drafts).set(name, { value, asksBeforeClosing, endsWithSession }));
    },
    remove(userId, name) {
      if (userId !== owner || !drafts.has(name)) return;
      const rest = new Map(drafts);
      rest.delete(name);
      replace(rest);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface StoredDrafts {
  readonly owner: string | null;
  readonly drafts: readonly (readonly [name: string, draft: Draft])[];
}

/** If the browser refuses storage or it is full, the drafts are lost with the page. */
function writeStored(stored: StoredDrafts): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
  } catch {}
}

/** Reads what was stored and removes it. */
function takeStored(): StoredDrafts | null {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return text === null ? null : (JSON.parse(text) as StoredDrafts);
  } catch {
    return null;
  }
}

function askBeforeClosing(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
