import { SITE_PATHS } from '@cleaning/contract/routes';
import { useEffect } from 'react';
import { useDrafts } from '#kit/drafts/use-drafts.tsx';

/**
 * The last viewed list of quotes, so that the link back from a quote leads to the same filter and
 * page. It may contain a search text, so it is stored like a draft and deleted with the user's
 * drafts.
 */
const NAME = 'list of quotes';

/** Remembers the list that is on the screen. */
export function useRememberedListPath(path: string): void {
  const drafts = useDrafts();
  useEffect(() => drafts.set(NAME, path), [drafts, path]);
}

/** The path of the last viewed list of quotes. */
export function useLastListPath(): string {
  const path = useDrafts().get(NAME);
  return typeof path === 'string' ? path : SITE_PATHS.clientQuotes;
}
