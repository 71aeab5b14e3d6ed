import type { ListStaffQuotesQuery, QuoteTotalsQuery } from '@cleaning/contract/quotes';
import { addDays } from '@cleaning/ndis';
import { isServiceId, sydneyDateOf } from '@cleaning/pricing';
import { readUuid } from '#kit/lib/read-uuid.ts';
import { defineListView } from '#kit/lists/define-list-view.ts';
import { STAFF_QUOTES_PATH } from '../../quote-paths.ts';

const OPEN = 'to_answer,changes_requested,preparing,with_client,to_book';

/** The options for the age of a quote's last change, in days including today. */
export const UPDATED = [
  { value: '1', label: 'Updated today' },
  { value: '7', label: 'Updated in 7 days' },
  { value: '30', label: 'Updated in 30 days' },
] as const;

/** The list view in the address. A board is the default. */
export const staffQuotesView = defineListView({
  path: STAFF_QUOTES_PATH,
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

/**
 * Whether the board is shown. Closed quotes have no step, so a list with all quotes is always a
 * table.
 */
export const isBoard = ({ view, filter }: StaffQuotesView): boolean =>
  view === '' && filter !== 'all';

/** The most cards on a board. */
const BOARD_SIZE = 100;

/** The API query of a view. A board has no pages. */
export function staffQuotesQuery(view: StaffQuotesView): ListStaffQuotesQuery {
  const { view: _layout, updated, ...filters } = staffQuotesView.toQuery(view);
  const query =
    updated === undefined
      ? filters
      : { ...filters, updated_from: addDays(sydneyDateOf(new Date()), 1 - Number(updated)) };
  return isBoard(view) ? { ...query, page: 1, page_size: BOARD_SIZE } : query;
}

/** The query of the totals, with the same filters. */
export function totalsQuery(view: StaffQuotesView): QuoteTotalsQuery {
  const {
    page: _page,
    page_size: _pageSize,
    ordering: _ordering,
    ...filters
  } = staffQuotesQuery(view);
  return filters;
}

/** The query to save under a name, without the page number. */
export const toSavedQuery = (view: StaffQuotesView): string =>
  staffQuotesView.toParams({ ...view, page: 1 }).toString();
