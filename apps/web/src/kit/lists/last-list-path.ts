import { useEffect } from 'react';
import { useDrafts } from '../drafts/use-drafts.tsx';

/**
 * The name under which the last viewed address of a list is kept, so that the link back from one of
 * its records leads to the same filter, order and page. It may contain a search text, so it is
 * stored like a draft and deleted with the user's drafts.
 */
const nameOf = (path: string): string => `list ${path}`;

/**
 * Remembers the list that is on the screen. `useListView` does it for its lists.
 *
 * @param path the address of the list's page.
 * @param shown the address with what is shown of it.
 */
export function useRememberedListPath(path: string, shown: string): void {
  const drafts = useDrafts();
  useEffect(() => drafts.set(nameOf(path), shown), [drafts, path, shown]);
}

/** Where a link back to a list leads: to what was last seen of it, or to its page. */
export function useLastListPath(path: string): string {
  const shown = useDrafts().get(nameOf(path));
  return typeof shown === 'string' ? shown : path;
}
