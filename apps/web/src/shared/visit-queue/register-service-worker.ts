import { SITE_PATHS } from '@cleaning/contract/routes';

/**
 * Lets the staff portal open again without a signal: its scripts and styles stay on the device, and nothing of
 * any person. Public pages are out of its scope. Where the browser refuses, visits need a signal to open.
 */
export function registerServiceWorker(): void {
  const worker = import.meta.env.VISITS_WORKER;
  if (worker === undefined || !('serviceWorker' in navigator)) return;
  const registering = navigator.serviceWorker.register(worker, { scope: SITE_PATHS.staffPortal });
  registering.catch(() => undefined);
}
