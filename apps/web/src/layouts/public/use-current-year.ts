import { useSyncExternalStore } from 'react';

const yearNow = () =>
  new Date().toLocaleDateString('en-AU', { year: 'numeric', timeZone: 'Australia/Sydney' });
const neverChanges = () => () => undefined;

/**
 * The year in Sydney. A page that was written last year shows last year until the app starts, so
 * that React finds the page as it was written, and this year from then on.
 */
export function useCurrentYear(): string {
  return useSyncExternalStore(neverChanges, yearNow, () => import.meta.env.BUILD_YEAR);
}
