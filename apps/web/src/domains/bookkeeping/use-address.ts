import { useSearchParams } from 'react-router-dom';

/** The address's query, and a function that changes it. */
export interface Address {
  readonly search: URLSearchParams;
  /**
   * Changes the query. With `isTyped`, the change replaces the current history entry instead of
   * adding one.
   */
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
      // Rendered synchronously, so that the next change starts from this query and does not undo
      // it.
      setSearch(next, { replace: isTyped, flushSync: true });
    },
  };
}
