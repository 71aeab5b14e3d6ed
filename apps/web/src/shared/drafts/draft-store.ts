interface Draft {
  readonly value: unknown;
  readonly asksBeforeClosing: boolean;
}

export interface DraftOptions {
  /** The browser asks before it closes the tab, which would lose the draft. */
  readonly asksBeforeClosing?: boolean;
}

/**
 * What a user typed and has not sent. It is personal, so it stays in memory, is never written to
 * storage, and is given back to the same user alone. A session that expires leaves the drafts for the
 * user's next login; a logout and the login of another user empty the store.
 */
export interface DraftStore {
  /** A user has signed in: from now on their drafts are kept, and those of another user are gone. */
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

  const replace = (next: ReadonlyMap<string, Draft>): void => {
    drafts = next;
    window.removeEventListener('beforeunload', askBeforeClosing);
    if ([...next.values()].some(({ asksBeforeClosing }) => asksBeforeClosing)) {
      window.addEventListener('beforeunload', askBeforeClosing);
    }
    for (const listener of listeners) listener();
  };

  return {
    open(userId) {
      if (owner === userId) return;
      owner = userId;
      replace(new Map());
    },
    clear() {
      owner = null;
      replace(new Map());
    },
    get: (userId, name) => (userId === owner ? drafts.get(name)?.value : undefined),
    set(userId, name, value, { asksBeforeClosing = false } = {}) {
      if (userId === owner) replace(new Map(drafts).set(name, { value, asksBeforeClosing }));
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

function askBeforeClosing(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
