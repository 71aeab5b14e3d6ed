import type { PeriodicRefresh } from '@cleaning/api-client/queries';
import { whenIdle } from '../prefetch/when-idle.ts';
import type { LiveSources } from './follow-live.ts';

/**
 * Reads again what changes, as it changes and from time to time. The stream of changes is for later: its
 * code is loaded once the browser has nothing else to do. Without it, the rest goes on as before.
 */
export function createLiveRefresh(sources: LiveSources): PeriodicRefresh {
  const { refresh } = sources;
  let controller: AbortController | null = null;
  return {
    ...refresh,
    start() {
      refresh.start();
      if (controller !== null) return;
      controller = new AbortController();
      const { signal } = controller;
      const follow = async (): Promise<void> => {
        const loaded = await import('./follow-live.ts').catch(() => null);
        if (!signal.aborted) loaded?.followLive(sources, signal);
      };
      signal.addEventListener(
        'abort',
        whenIdle(() => void follow()),
      );
    },
    stop() {
      controller?.abort();
      controller = null;
      refresh.stop();
    },
  };
}
