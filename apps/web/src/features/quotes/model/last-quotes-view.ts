import { useAuth } from '@cleaning/auth/react';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { useEffect } from 'react';

interface SeenList {
  readonly userId: string;
  readonly path: string;
}

/**
 * The list of quotes as it was last seen, so that the way back from a quote leads to the same filter
 * and page. It may hold what somebody searched for, so it stays in memory and is theirs alone.
 */
let seen: SeenList | null = null;

/** Notes which list is on the screen. */
export function useRememberedQuotesPath(path: string): void {
  const { user } = useAuth();
  const userId = user?.id;
  useEffect(() => {
    if (userId !== undefined) seen = { userId, path };
  }, [userId, path]);
}

/** The way back to the list of quotes. */
export function useLastQuotesPath(): string {
  const { user } = useAuth();
  return seen !== null && seen.userId === user?.id ? seen.path : SITE_PATHS.clientQuotes;
}
