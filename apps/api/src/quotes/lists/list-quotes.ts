import {
  type listQuotesQuery,
  type MyQuotesPage,
  type QuoteTotals,
  type quoteTotalsQuery,
  quotesEndpoints,
} from '@cleaning/contract/quotes';
import { addDays } from '@cleaning/ndis';
import { SERVICE_IDS, SERVICES, sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { readSnapshot, type Database, type Queryable } from '../../core/db/client.ts';
import { LIST_LIMIT } from '../../core/db/count-up-to-limit.ts';
import { pageLinks } from '../../core/http/page-links.ts';
import type { ClientViewer, UserViewer, OfficeViewer } from '../../core/http/viewer.ts';
import { list, windowOf } from '../../core/list.ts';
import { findClientIdsByName } from '../../clients/client-directory.ts';
import type { QuoteContext } from '../load-quote.ts';
import { toQuoteSummary, toStaffQuoteSummary } from '../view.ts';
import {
  countQuotes,
  selectQuotesWithClients,
  type QuoteFilter,
  type QuoteSearch,
} from './quote-list-repository.ts';
import { readOpenTotals } from './totals-repository.ts';
import { isLatestFirst, listLatestQuotes, listQuotesOfClient } from './own-list-repository.ts';

export type ListQuery = z.output<typeof listQuotesQuery>;
type TotalsQuery = z.output<typeof quoteTotalsQuery>;
type StaffContext = QuoteContext<OfficeViewer>;

/** An offer is ending soon when its last day is at most this many days away. */
const ENDING_DAYS = 7;

/** All clients' quotes, with their clients. */
export const listQuotes = list(quotesEndpoints.listQuotes, {
  async from({ snapshot, viewer, now, query }) {
    const filter = await staffFilterOf(snapshot, { viewer, now }, query);
    const { ordering } = query;
    return {
      count: (queryable) => countQuotes(queryable, filter),
      page: (queryable, window) =>
        selectQuotesWithClients(queryable, filter, { ordering, ...window }),
    };
  },
  view: toStaffQuoteSummary,
});

/** The number and the total of the open quotes that match the filters of the list. */
export const readQuoteTotals = (
  database: Database,
  context: StaffContext,
  query: TotalsQuery,
): Promise<QuoteTotals> =>
  readSnapshot(database, async (snapshot) => {
    const { viewer, now } = context;
    const filter = await staffFilterOf(snapshot, context, query);
    const endsBy = addDays(sydneyDateOf(now), ENDING_DAYS);
    const open = await readOpenTotals(snapshot, { filter, staffId: viewer.staffId, endsBy });
    const all = await countQuotes(snapshot, filter);
    return {
      steps: open.steps,
      mine_count: open.mine,
      ndis_count: open.ndis,
      ending_count: open.ending,
      all_count: all,
      is_all_count_capped: all === LIST_LIMIT,
    };
  });

/**
 * One page of a client's quotes, with the number in each status regardless of filters. One statement
 * reads it all, prepared for the page that clients see first, so there is no snapshot to open.
 */
export async function pageOfOwnQuotes(
  database: Database,
  viewer: ClientViewer,
  query: ListQuery,
): Promise<MyQuotesPage> {
  const filter = { ...filterOf(viewer, query, []), viewer };
  const window = { ordering: query.ordering, ...windowOf(query) };
  const { rows, count, statusCounts } = isLatestFirst(filter, window)
    ? await listLatestQuotes(database, viewer, window)
    : await listQuotesOfClient(database, filter, window);
  return {
    count,
    ...pageLinks(quotesEndpoints.listMyQuotes.path, query, count),
    results: rows.map(toQuoteSummary),
    status_counts: statusCounts,
  };
}

const filterOf = (
  viewer: UserViewer,
  query: Omit<ListQuery, 'page' | 'page_size' | 'ordering'>,
  clientIds: readonly string[],
): QuoteFilter => ({
  viewer,
  clientId: null,
  statuses: query.status ?? null,
  serviceIds: query.service ?? null,
  search: searchOf(query.search ?? '', clientIds),
  created: { from: query.created_from ?? null, to: query.created_to ?? null },
  updated: { from: query.updated_from ?? null, to: query.updated_to ?? null },
  steps: null,
  owner: null,
  endsBy: null,
});

/**
 * The filter of the staff list. A search looks up clients by name first, so that their quotes are
 * found by index.
 */
async function staffFilterOf(
  queryable: Queryable,
  { viewer, now }: StaffContext,
  query: TotalsQuery,
): Promise<QuoteFilter> {
  const { search = '', owner, ends_in_days: days } = query;
  const clientIds = search === '' ? [] : await findClientIdsByName(queryable, search);
  return {
    ...filterOf(viewer, query, clientIds),
    clientId: query.client_id ?? null,
    steps: query.step ?? null,
    owner: owner === undefined ? null : ownerOf(owner, viewer),
    endsBy: days === undefined ? null : addDays(sydneyDateOf(now), days),
  };
}

function ownerOf(owner: string, { staffId }: OfficeViewer): { id: string | null } {
  if (owner === 'nobody') return { id: null };
  return { id: owner === 'me' ? staffId : owner };
}

function searchOf(text: string, clientIds: readonly string[]): QuoteSearch | null {
  if (text === '') return null;
  const wanted = text.toLowerCase();
  return {
    text,
    clientIds,
    serviceIds: SERVICE_IDS.filter((id) => SERVICES[id].name.toLowerCase().includes(wanted)),
  };
}
