import { useSearchParams } from 'react-router-dom';

/** What the address says, and how a choice gets into it. */
export interface Address {
  readonly search: URLSearchParams;
  /** With `isTyped` the change makes no step of the history. */
  readonly change: (changes: Readonly<Record<string, string>>, isTyped?: boolean) => void;
}

export function useAddress(): Address {
  const [search, setSearch] = useSearchParams();
  return {
    search,
    change(changes, isTyped = false) {
      const next = new URLSearchParams(search);
      for (const [name, text] of Object.entries(changes)) {
        if (text === '') next.delete(name);
        else next.set(name, text);
      }
      // Rendered at once: the next press changes the address that this one made, and must not undo it.
      setSearch(next, { replace: isTyped, flushSync: true });
    },
  };
}
