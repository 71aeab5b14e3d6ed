import { SITE_PATHS } from '@cleaning/contract/routes';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { type NoticeWorker, openDay, showDayPush } from './day-push.ts';

/** Replaced by the build: the app shell, and the scripts, styles and font of a visit. */
declare const PRECACHED_FILES: PrecacheEntry[];

/**
 * The time limit of a request in milliseconds, since a poor connection may neither respond nor
 * fail.
 */
const LONGEST_WAIT_MS = 8000;

/**
 * With a connection every page comes from the network; without one, the staff portal opens from the
 * cache.
 */
registerRoute(
  new NavigationRoute(async ({ request }) => {
    try {
      return await fetch(request, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) });
    } catch {
      return (await matchPrecache(SITE_PATHS.staffPortal)) ?? Response.error();
    }
  }),
);
precacheAndRoute(PRECACHED_FILES);
cleanupOutdatedCaches();

/** The events of notices, which the types of pages do not have. */
interface NoticeEvent extends Event {
  readonly data?: { readonly text: () => string } | null;
  readonly notification: { readonly close: () => void };
  readonly waitUntil: (work: Promise<unknown>) => void;
}

const worker = globalThis as unknown as NoticeWorker;
addEventListener('push', (event) => {
  const { data, waitUntil } = event as NoticeEvent;
  waitUntil.call(event, showDayPush(worker, data?.text() ?? null));
});
addEventListener('notificationclick', (event) => {
  const { notification, waitUntil } = event as NoticeEvent;
  notification.close();
  waitUntil.call(event, openDay(worker));
});
