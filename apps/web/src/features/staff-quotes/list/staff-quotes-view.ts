import type { ListStaffQuotesQuery, QuoteTotalsQuery } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { addDays } from '@cleaning/ndis';
import { isServiceId, sydneyDateOf } from '@cleaning/pricing';
import { readUuid } from '../../../shared/lib/read-uuid.ts';
import { defineListView } from '../../../shared/lists/define-list-view.ts';

const OPEN = 'to_answer,changes_requested,preparing,with_client,to_book';

/** How many days back the last change of a quote may be, today being the first. */
export const UPDATED = [
  { value: '1', label: 'Updated today' },
  { value: '7', label: 'Updated in 7 days' },
  { value: '30', label: 'Updated in 30 days' },
] as const;

/** The quotes of every client in the address: as a board unless it says table. */
export const staffQuotesView = defineListView({
  path: SITE_PATHS.staffQuotes,
  filters: [
    { id: 'open', label: 'Open', query: { step: OPEN } },
    { id: 'to-answer', label: 'To answer', query: { step: 'to_answer,changes_requested' } },
    { id: 'mine', label: 'Mine', query: { step: OPEN, owner: 'me' } },
    { id: 'ndis', label: 'NDIS', query: { step: OPEN, service: 'ndis' } },
    { id: 'ending', label: 'Ending this week', query: { ends_in_days: 7 } },
    { id: 'all', label: 'Everything', query: {} },
  ],
  orderings: [
    { value: 'waiting_since', label: 'Longest wait' },
    { value: '-waiting_since', label: 'Shortest wait' },
    { value: '-total_cents', label: 'Highest total' },
    { value: 'total_cents', label: 'Lowest total' },
    { value: '-updated_at', label: 'Latest change' },
  ],
  pageSize: 50,
  fields: {
    client_id: readUuid,
    service: (text) => (isServiceId(text) ? text : ''),
    updated: (text) => (UPDATED.some(({ value }) => value === text) ? text : ''),
    view: (text) => (text === 'table' ? text : ''),
  },
});

export type StaffQuotesView = ReturnType<typeof staffQuotesView.read>;

/** What has ended has no step to stand in. */
export const isBoard = ({ view, filter }: StaffQuotesView): boolean =>
  view === '' && filter !== 'all';

/** How many cards a board shows at most. */
const BOARD_SIZE = 100;

/** The call that a view needs; a board has no pages. */
export function staffQuotesQuery(view: StaffQuotesView): ListStaffQuotesQuery {
  const { view: _layout, updated, ...filters } = staffQuotesView.toQuery(view);
  const query =
    updated === undefined
      ? filters
      : { ...filters, updated_from: addDays(sydneyDateOf(new Date()), 1 - Number(updated)) };
  return isBoard(view) ? { ...query, page: 1, page_size: BOARD_SIZE } : query;
}

/** The same filters for the totals. */
export function totalsQuery(view: StaffQuotesView): QuoteTotalsQuery {
  const {
    page: _page,
    page_size: _pageSize,
    ordering: _ordering,
    ...filters
  } = staffQuotesQuery(view);
  return filters;
}

/** The view in the address as it is saved under a name: without its page. */
export const savedQueryOf = (view: StaffQuotesView): string =>
  staffQuotesView.toParams({ ...view, page: 1 }).toString();
