import {
  focusManager,
  onlineManager,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

interface RefreshRule {
  readonly queryKey: QueryKey;
  readonly everyMs: number;
}

/** The queries that are refetched without an interaction, with the interval in milliseconds. */
const REFRESH_RULES: readonly RefreshRule[] = [
  { queryKey: queryKeys.accounts.dashboard, everyMs: 60_000 },
  { queryKey: queryKeys.staff.today, everyMs: 60_000 },
  { queryKey: queryKeys.quotes.all, everyMs: 60_000 },
  { queryKey: queryKeys.invoices.all, everyMs: 5 * 60_000 },
  { queryKey: queryKeys.messages.lists, everyMs: 60_000 },
  { queryKey: queryKeys.messages.unreadCount, everyMs: 60_000 },
  { queryKey: queryKeys.messages.conversations, everyMs: 10_000 },
];

const LIVE_INTERVAL_FACTOR = 5;

/** Refreshes queries while a portal is open; see {@link createPeriodicRefresh}. */
export interface PeriodicRefresh {
  /** Does nothing when it is already running. */
  readonly start: () => void;
  readonly stop: () => void;
  /** While changes arrive live, refetching only catches missed ones, so it can be rarer. */
  readonly setLive: (isLive: boolean) => void;
}

/**
 * Refetches active queries from time to time, only while the page is visible and the device is
 * online. Start it with a portal page, and stop it when the user leaves the portal or logs out.
 */
export function createPeriodicRefresh(queryClient: QueryClient): PeriodicRefresh {
  let timers: ReturnType<typeof setInterval>[] = [];
  let isLive = false;
  const refresh = (queryKey: QueryKey): void => {
    if (!focusManager.isFocused() || !onlineManager.isOnline()) return;
    void queryClient.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false });
  };
  return {
    start() {
      if (timers.length > 0) return;
      timers = REFRESH_RULES.map(({ queryKey, everyMs }) => {
        let round = 0;
        return setInterval(() => {
          round += 1;
          if (!isLive || round % LIVE_INTERVAL_FACTOR === 0) refresh(queryKey);
        }, everyMs);
      });
    },
    stop() {
      for (const timer of timers) clearInterval(timer);
      timers = [];
    },
    setLive: (value) => void (isLive = value),
  };
}
