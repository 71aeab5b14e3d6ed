import type { QuoteStatus } from '@cleaning/contract/quotes/rules';
import type { StaffToday } from '@cleaning/contract/staff';
import type { Queryable } from '../../core/db/client.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { toStaffQuoteSummary } from '../view.ts';
import { countQuotes, unfilteredQuotes, selectQuotesWithClients } from './quote-list-repository.ts';

/** The most quotes on the first page of the staff portal. */
const MAX_SHOWN = 5;

const WAITING: readonly QuoteStatus[] = ['submitted', 'changes_requested'];

/** The quotes that wait for an answer of the company, the longest waiting first. */
export async function quotesWaitingForStaff(
  queryable: Queryable,
  viewer: OfficeViewer,
): Promise<StaffToday['quotes']> {
  const filter = { ...unfilteredQuotes(viewer), statuses: WAITING };
  const rows = await selectQuotesWithClients(queryable, filter, {
    ordering: 'waiting_since',
    limit: MAX_SHOWN,
    offset: 0,
  });
  return {
    count: await countQuotes(queryable, filter),
    waiting: rows.map(toStaffQuoteSummary),
  };
}
