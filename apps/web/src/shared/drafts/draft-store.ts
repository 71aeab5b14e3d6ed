interface Draft {
  readonly value: unknown;
  readonly asksBeforeClosing: boolean;
  readonly endsWithSession: boolean;
}

export interface DraftOptions {
  /** It does not wait for the next login of the same user. */
  readonly endsWithSession?: boolean;
  /** The browser asks before it closes the tab, which would lose the draft. A reload keeps it. */
  readonly asksBeforeClosing?: boolean;
}

/** In the tab's session storage, only while the page is hidden or is being reloaded. */
const STORAGE_KEY = 'drafts';

/**
 * What a user typed and has not sent. It is personal, so it stays in memory and is given back to the
 * same user alone. A session that expires leaves the drafts for the user's next login; a logout and
 * the login of another user empty the store. What would ask before closing is written to the tab's
 * session storage when the page is hidden, and taken out of it when the page is back.
 */
export interface DraftStore {
  /**
   * A user has signed in: from now on their drafts are kept. Those of another user are gone, and so are those of
   * their own that end with a session.
   */
  readonly open: (userId: string) => void;
  /** Empties the store, and keeps nothing until a user signs in again. */
  readonly clear: () => void;
  readonly get: (userId: string, name: string) => unknown;
  /** Keeps a draft. Does nothing for a user who is not the one that the store is open for. */
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

/** A browser that refuses storage, or has no room for it, loses the drafts with the page. */
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
