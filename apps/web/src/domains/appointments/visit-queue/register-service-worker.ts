import { SITE_PATHS } from '@cleaning/contract/routes';

/**
 * Lets the staff portal open offline. The scripts and styles are cached on the device, but no
 * personal data. Public pages are out of its scope. If the browser refuses, visits can only be
 * opened online.
 */
export function registerServiceWorker(): void {
  const worker = import.meta.env.VISITS_WORKER;
  if (worker === undefined || !('serviceWorker' in navigator)) return;
  const registering = navigator.serviceWorker.register(worker, { scope: SITE_PATHS.staffPortal });
  registering.catch(() => undefined);
}
