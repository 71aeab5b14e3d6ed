import {
  type getQuoteRevisionQuery,
  type listQuoteRevisionsQuery,
  type Revision,
  type RevisionSummary,
  quoteRevisionsEndpoints as endpoints,
} from '@cleaning/contract/quotes';
import type { z } from 'zod';
import type { Database } from '../../core/db/client.ts';
import { notFound, refuseField } from '../../core/http/api-error.ts';
import { readPage } from '../../core/http/read-page.ts';
import type { UserViewer } from '../../core/http/viewer.ts';
import type { HandlersOf } from '../../core/http/handlers.ts';
import { findQuote } from '../quote-repository.ts';
import { toRevision, toRevisionSummary } from './revision-mapper.ts';
import {
  countRevisions,
  findOtherRevision,
  findRevision,
  listRevisions,
} from './revision-repository.ts';

/** Serves the calls about offers that were sent. */
export const revisionHandlers: HandlersOf<typeof endpoints> = {
  listQuoteRevisions: async ({ database, viewer, query }) => ({
    status: 200,
    body: await pageOfRevisions(database, viewer, query, endpoints.listQuoteRevisions.path),
  }),

  getQuoteRevision: async ({ database, viewer, params, query }) => ({
    status: 200,
    body: await readRevision(database, viewer, params.id, query),
  }),
};

interface RevisionsPage {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: RevisionSummary[];
}

/**
 * One page of the offers of a quote.
 *
 * @param path the endpoint's path, with which the links to other pages begin.
 * @throws ApiError `not_found` when the quote does not exist, or is another client's.
 */
async function pageOfRevisions(
  database: Database,
  viewer: UserViewer,
  query: z.output<typeof listQuoteRevisionsQuery>,
  path: string,
): Promise<RevisionsPage> {
  const { quote_id: quoteId } = query;
  if ((await findQuote(database, quoteId, viewer)) === undefined) throw notFound();
  return readPage(
    database,
    { path, query },
    {
      count: (snapshot) => countRevisions(snapshot, { quoteId, viewer }),
      list: (snapshot, window) => listRevisions(snapshot, { quoteId, viewer }, window),
      toItem: toRevisionSummary,
    },
  );
}

/**
 * One offer, with its changes since another offer.
 *
 * @throws ApiError `not_found`, or by field when the revision to compare with does not exist.
 */
async function readRevision(
  database: Database,
  viewer: UserViewer,
  id: string,
  query: z.output<typeof getQuoteRevisionQuery>,
): Promise<Revision> {
  const compareWith = query.compare_with ?? null;
  const row = await findRevision(database, id, viewer);
  if (row === undefined) throw notFound();
  const other = await findOtherRevision(database, row, compareWith, viewer);
  if (other === undefined && compareWith !== null) {
    throw refuseField('compare_with', 'This quote was never sent as that revision.');
  }
  return toRevision(row, other);
}
