import { SITE_PATHS } from '@cleaning/contract/routes';

/** Whether this build has a service worker, and this browser runs one. */
export const hasServiceWorker = (): boolean =>
  import.meta.env.VISITS_WORKER !== undefined && 'serviceWorker' in navigator;

/**
 * Lets the staff portal open offline, and hear of changes while it is closed. The scripts and styles
 * are cached on the device, but no personal data. Public pages are out of its scope. If the browser
 * refuses, visits can only be opened online.
 *
 * @returns null if there is none, or the browser refuses it.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  const worker = import.meta.env.VISITS_WORKER;
  if (worker === undefined || !hasServiceWorker()) return null;
  try {
    return await navigator.serviceWorker.register(worker, { scope: SITE_PATHS.staffPortal });
  } catch {
    return null;
  }
}
