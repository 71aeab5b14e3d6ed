import type { LiveChange } from '@cleaning/contract/live/rules';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { keysOfChange } from './keys-of-change.ts';

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
  const keys = new Map<string, QueryKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const collect = (queryKeys: readonly QueryKey[]): void => {
    for (const key of queryKeys) keys.set(JSON.stringify(key), key);
    timer ??= setTimeout(refresh, COLLECT_MS);
  };
  const refresh = (): void => {
    timer = undefined;
    if (queryClient.isMutating() > 0) {
      collect([]);
      return;
    }
    for (const queryKey of keys.values()) void queryClient.invalidateQueries({ queryKey });
    keys.clear();
  };

  return {
    note: (change) => collect(keysOfChange(change)),
    noteAll: () => collect([[]]),
    stop() {
      clearTimeout(timer);
      timer = undefined;
      keys.clear();
    },
  };
}
