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

/** What is read again without an interaction, and how often, in milliseconds. */
const REFRESH_RULES: readonly RefreshRule[] = [
  { queryKey: queryKeys.accounts.dashboard, everyMs: 60_000 },
  { queryKey: queryKeys.staff.today, everyMs: 60_000 },
  { queryKey: queryKeys.quotes.all, everyMs: 60_000 },
  { queryKey: queryKeys.invoices.all, everyMs: 5 * 60_000 },
  { queryKey: queryKeys.messages.lists, everyMs: 60_000 },
  { queryKey: queryKeys.messages.unreadCount, everyMs: 60_000 },
  { queryKey: queryKeys.messages.conversations, everyMs: 10_000 },
];

const RARER_WHEN_LIVE = 5;

/** Starts and stops together with the portal; see {@link createPeriodicRefresh}. */
export interface PeriodicRefresh {
  /** Does nothing when it is running already. */
  readonly start: () => void;
  readonly stop: () => void;
  /** Changes arrive as they happen, so reading again is for what was missed: it can be rarer. */
  readonly setLive: (isLive: boolean) => void;
}

/**
 * Reads what is on the screen again from time to time, only while the page is visible and
 * the device has a connection. Starts with a
 * portal page and stops with it, or at logout.
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
          if (!isLive || round % RARER_WHEN_LIVE === 0) refresh(queryKey);
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
