import { SITE_PATHS } from '@cleaning/contract/routes';

/** A cleaner’s own visits of the past week and the coming two. */
export const OWN_WEEK = `${SITE_PATHS.staffPortal}?show=week`;

/** Today, with the visits of everyone. */
export const EVERYONES_DAY = `${SITE_PATHS.staffPortal}?show=everyone`;

/** Whose visits the address of Today asks for, unless they are those of the day of the user. */
export function shownInAddress(search: URLSearchParams): 'week' | 'everyone' | null {
  const show = search.get('show');
  return show === 'week' || show === 'everyone' ? show : null;
}
