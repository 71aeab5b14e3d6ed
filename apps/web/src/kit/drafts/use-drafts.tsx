import { useAuth } from '@cleaning/auth/react';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { DraftOptions, DraftStore } from './draft-store.ts';

const DraftsContext = createContext<DraftStore | null>(null);

export interface DraftsProviderProps {
  readonly store: DraftStore;
  readonly children: ReactNode;
}

export function DraftsProvider({ store, children }: DraftsProviderProps) {
  return <DraftsContext value={store}>{children}</DraftsContext>;
}

/** The drafts of one user. Changes after the user has signed out are ignored. */
export interface Drafts {
  readonly get: (name: string) => unknown;
  readonly set: (name: string, value: unknown, options?: DraftOptions) => void;
  readonly remove: (name: string) => void;
  readonly subscribe: DraftStore['subscribe'];
}

/**
 * The drafts of the signed-in user.
 *
 * @throws When there is no DraftsProvider above the component.
 */
export function useDrafts(): Drafts {
  const store = use(DraftsContext);
  if (store === null) throw new Error('useDrafts needs a DraftsProvider above it');
  const userId = useAuth().user?.id ?? '';
  return useMemo(
    () => ({
      get: (name) => store.get(userId, name),
      set: (name, value, options) => store.set(userId, name, value, options),
      remove: (name) => store.remove(userId, name),
      subscribe: store.subscribe,
    }),
    [store, userId],
  );
}

interface TextDraft {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Deletes the draft; call it when the text is sent or discarded. */
  readonly forget: () => void;
}

/** A single text field whose value is stored as a draft, which a reload keeps. */
export function useTextDraft(name: string): TextDraft {
  const drafts = useDrafts();
  const [text, setText] = useState(() => {
    const kept = drafts.get(name);
    return typeof kept === 'string' ? kept : '';
  });
  return {
    text,
    setText(changed) {
      drafts.set(name, changed, { asksBeforeClosing: changed.trim() !== '' });
      setText(changed);
    },
    forget: () => drafts.remove(name),
  };
}
