import type { LiveChange } from '@cleaning/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { keysOfChange } from './keys-of-change.ts';

/** Reads again what changes are about. */
export interface QueryRefresher {
  readonly note: (change: LiveChange) => void;
  /** Everything may have changed. */
  readonly noteAll: () => void;
  readonly stop: () => void;
}

/** One command changes several records, and its own page reads what it needs by itself. */
const COLLECT_MS = 300;

/**
 * Marks what changed as stale, which reads again what is on the screen. It waits while the page itself
 * changes something, whose answer must not be overwritten by a read that began before it.
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
