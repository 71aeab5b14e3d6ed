import { createLiveStream, createQueryRefresher } from '@cleaning/api-client/live';
import type { PeriodicRefresh } from '@cleaning/api-client/queries';
import type { QueryClient } from '@tanstack/react-query';

export interface LiveSources {
  readonly queryClient: QueryClient;
  readonly getToken: () => string | null;
  readonly refresh: PeriodicRefresh;
}

/**
 * How long a hidden page keeps its stream, in milliseconds. A browser may limit a site to six
 * connections, so hidden pages give theirs back.
 */
const CLOSED_WHEN_HIDDEN_MS = 60_000;

/**
 * Follows the live stream and refetches what others change, while the page is visible and online.
 */
export function followLive(
  { queryClient, getToken, refresh }: LiveSources,
  signal: AbortSignal,
): void {
  const refresher = createQueryRefresher(queryClient);
  const stream = createLiveStream({
    getToken,
    onChange: refresher.note,
    onReset: refresher.noteAll,
    onStateChange: refresh.setLive,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (): void => {
    clearTimeout(timer);
    if (!navigator.onLine) stream.close();
    else if (document.visibilityState === 'visible') stream.open();
    else timer = setTimeout(stream.close, CLOSED_WHEN_HIDDEN_MS);
  };
  document.addEventListener('visibilitychange', follow, { signal });
  window.addEventListener('online', follow, { signal });
  window.addEventListener('offline', follow, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    stream.close();
    refresher.stop();
  });
  follow();
}
