import {
  focusManager,
  onlineManager,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { conversationKey } from './conversation.ts';
import { endpointKey, groupKey } from './endpoint-key.ts';

interface RefreshRule {
  readonly queryKey: QueryKey;
  readonly everyMs: number;
}

/** The queries that are refetched without an interaction, with the interval in milliseconds. */
const REFRESH_RULES: readonly RefreshRule[] = [
  { queryKey: endpointKey('getDashboard'), everyMs: 60_000 },
  { queryKey: endpointKey('getStaffToday'), everyMs: 60_000 },
  { queryKey: endpointKey('getOwnVisits'), everyMs: 60_000 },
  { queryKey: groupKey('quotes'), everyMs: 60_000 },
  { queryKey: groupKey('invoices'), everyMs: 5 * 60_000 },
  { queryKey: groupKey('bookkeeping'), everyMs: 5 * 60_000 },
  { queryKey: groupKey('compliance'), everyMs: 5 * 60_000 },
  { queryKey: endpointKey('previewClaimBatch'), everyMs: 5 * 60_000 },
  { queryKey: endpointKey('listThreads'), everyMs: 60_000 },
  { queryKey: endpointKey('getUnreadCount'), everyMs: 60_000 },
  { queryKey: conversationKey(), everyMs: 10_000 },
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
