import { SITE_PATHS } from '@cleaning/contract/routes';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** The build writes them in: the shell of the site, and the scripts, styles and font of a visit. */
declare const PRECACHED_FILES: PrecacheEntry[];

/** A bad signal may neither answer nor fail. */
const LONGEST_WAIT_MS = 8000;

/** With a signal every page is the newest; without one the staff portal opens with what is kept. */
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
