import type { LiveRefresh } from '#kit/api/portal-api.tsx';
import { whenIdle } from '../prefetch/when-idle.ts';
import type { LiveSources } from './follow-live.ts';

/**
 * Refetches data when it changes and at intervals. The code of the live stream loads once the
 * browser is idle. If it cannot load, polling goes on without it.
 */
export function createLiveRefresh(sources: LiveSources): LiveRefresh {
  const listeners = new Set<() => void>();
  let isLive: boolean | null = null;
  const setLive = (value: boolean | null): void => {
    isLive = value;
    sources.refresh.setLive(value === true);
    for (const listener of listeners) listener();
  };
  const refresh = { ...sources.refresh, setLive };
  let controller: AbortController | null = null;
  return {
    ...refresh,
    isLive: () => isLive,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      refresh.start();
      if (controller !== null) return;
      controller = new AbortController();
      const { signal } = controller;
      const follow = async (): Promise<void> => {
        const loaded = await import('./follow-live.ts').catch(() => null);
        if (!signal.aborted) loaded?.followLive({ ...sources, refresh }, signal);
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
      setLive(null);
    },
  };
}
