import { SITE_PATHS } from '@cleaning/contract/routes';
import { useEffect } from 'react';
import { useDrafts } from '../../../shared/drafts/use-drafts.tsx';

/**
 * The list of quotes as it was last seen, so that the link back from a quote leads to the same filter
 * and page. It may hold what the user searched for, so it is kept as their drafts are.
 */
const NAME = 'list of quotes';

/** Notes which list is on the screen. */
export function useRememberedListPath(path: string): void {
  const drafts = useDrafts();
  useEffect(() => drafts.set(NAME, path), [drafts, path]);
}

/** The path of the list of quotes as it was last seen. */
export function useLastListPath(): string {
  const path = useDrafts().get(NAME);
  return typeof path === 'string' ? path : SITE_PATHS.clientQuotes;
}
