import { SITE_PATHS } from '@cleaning/contract/routes';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

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
