import type { LiveChange } from '@cleaning/contract/live/rules';
import type { QueryClient } from '@tanstack/react-query';
import { isStaleAfterChange } from '../queries/staleness.ts';

/** Refetches the queries that changes affect. */
export interface QueryRefresher {
  readonly note: (change: LiveChange) => void;
  /** Notes that everything may have changed. */
  readonly noteAll: () => void;
  readonly stop: () => void;
}

/**
 * Collects changes for this long, because one command changes several records, and the page that
 * gave it refetches by itself.
 */
const COLLECT_MS = 300;

/**
 * Marks changed queries as stale, which refetches the active ones. It waits while a mutation of the
 * page runs, because a read that began before the mutation must not overwrite its result.
 */
export function createQueryRefresher(queryClient: QueryClient): QueryRefresher {
  let changes: LiveChange[] = [];
  let isAllStale = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = (): void => {
    timer ??= setTimeout(refresh, COLLECT_MS);
  };
  const forget = (): void => {
    changes = [];
    isAllStale = false;
  };
  const refresh = (): void => {
    timer = undefined;
    if (queryClient.isMutating() > 0) {
      schedule();
      return;
    }
    const [noted, isAll] = [changes, isAllStale];
    forget();
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) =>
        isAll || noted.some((change) => isStaleAfterChange(queryKey, change)),
    });
  };

  return {
    note(change) {
      changes.push(change);
      schedule();
    },
    noteAll() {
      isAllStale = true;
      schedule();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      forget();
    },
  };
}
