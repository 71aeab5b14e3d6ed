import {
  type getQuoteRevisionQuery,
  type Revision,
  quoteRevisionsEndpoints as endpoints,
} from '@cleaning/contract/quotes';
import type { z } from 'zod';
import type { Database } from '../../core/db/client.ts';
import { notFound, refuseField } from '../../core/http/api-error.ts';
import type { UserViewer } from '../../core/http/viewer.ts';
import type { HandlersOf } from '../../core/http/handlers.ts';
import { list } from '../../core/list.ts';
import { findQuote } from '../quote-repository.ts';
import { toRevision, toRevisionSummary } from './view.ts';
import { findOtherRevision, findRevision, revisionsOf } from './revision-repository.ts';

/** Serves the calls about offers that were sent. */
export const revisionHandlers: HandlersOf<typeof endpoints> = {
  listQuoteRevisions: list(endpoints.listQuoteRevisions, {
    async from({ snapshot, viewer, query: { quote_id: quoteId } }) {
      if ((await findQuote(snapshot, quoteId, viewer)) === undefined) throw notFound();
      return revisionsOf(quoteId, viewer);
    },
    view: toRevisionSummary,
  }),

  getQuoteRevision: async ({ database, viewer, params, query }) => ({
    status: 200,
    body: await readRevision(database, viewer, params.id, query),
  }),
};

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
