import { quoteRevisionsEndpoints as endpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { pageOfRevisions, readRevision } from './revision-service.ts';
import { viewerOf } from '../../platform/http/viewer.ts';

/** Answers the calls about what was offered. */
export const createRevisionHandlers = ({
  database,
}: Pick<Dependencies, 'database'>): HandlersOf<typeof endpoints> => ({
  listQuoteRevisions: async ({ actor, query }) => ({
    status: 200,
    body: await pageOfRevisions(
      database,
      viewerOf(actor),
      query,
      endpoints.listQuoteRevisions.path,
    ),
  }),

  getQuoteRevision: async ({ actor, params, query }) => ({
    status: 200,
    body: await readRevision(database, viewerOf(actor), params.id, query),
  }),
});
