import { SITE_PATHS } from '@cleaning/contract/routes';
import { pageIn } from '#kit/lists/define-list-view.ts';
import { toMonth } from '../../month.ts';
import type { Prefetch } from '#kit/api/prefetch.ts';

/** How many appointments a page of a list holds. */
export const APPOINTMENTS_PAGE_SIZE = 10;

/** What the page shows. All of it is in the address. */
export type AppointmentsView =
  | { readonly kind: 'list'; readonly page: number; readonly pastPage: number }
  | { readonly kind: 'month'; readonly month: string }
  | { readonly kind: 'request' };

const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/u;

/**
 * Reads the view from an address; unknown values fall back to the first page of the list.
 *
 * @param today The date in Sydney, YYYY-MM-DD: its month is shown unless another is named.
 */
export function readAppointmentsView(params: URLSearchParams, today: string): AppointmentsView {
  const kind = viewKindIn(params);
  if (kind === 'request') return { kind };
  if (kind === 'month') {
    const month = params.get('month') ?? '';
    return { kind, month: MONTH.test(month) ? month : toMonth(today) };
  }
  return { kind, ...listPagesIn(params) };
}

/** The address of a view. */
export function appointmentsViewPath(view: AppointmentsView): string {
  const params = new URLSearchParams();
  if (view.kind !== 'list') params.set('view', view.kind);
  if (view.kind === 'month') params.set('month', view.month);
  if (view.kind === 'list') {
    if (view.page > 1) params.set('page', String(view.page));
    if (view.pastPage > 1) params.set('past', String(view.pastPage));
  }
  const query = params.toString();
  return query === '' ? SITE_PATHS.clientAppointments : `${SITE_PATHS.clientAppointments}?${query}`;
}

/** The first page of the list. */
export const FIRST_APPOINTMENTS = {
  kind: 'list',
  page: 1,
  pastPage: 1,
} as const satisfies AppointmentsView;

/** Prefetches the pages of upcoming and of past appointments; the other views show no list. */
export const prefetchAppointments: Prefetch = ({ api, read, search, isNdisClient }) => {
  if (viewKindIn(search) !== 'list') return;
  const pages = listPagesIn(search);
  const pageSize = { page_size: APPOINTMENTS_PAGE_SIZE };
  void read(api.listMyAppointmentSeries.query());
  void read(api.getMyHourlyRates.query());
  if (isNdisClient) void read(api.getClientProfile.query());
  void read(api.listMyAppointments.query({ when: 'upcoming', page: pages.page, ...pageSize }));
  void read(api.listMyAppointments.query({ when: 'past', page: pages.pastPage, ...pageSize }));
};

function viewKindIn(params: URLSearchParams): AppointmentsView['kind'] {
  const kind = params.get('view');
  return kind === 'request' || kind === 'month' ? kind : 'list';
}

const listPagesIn = (params: URLSearchParams) => ({
  page: pageIn(params, 'page'),
  pastPage: pageIn(params, 'past'),
});
