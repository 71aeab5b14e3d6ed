import { quoteRevisionsEndpoints as endpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { pageOfRevisions, readRevision } from './revision-service.ts';

/** Answers the calls about what was offered. */
export const createRevisionHandlers = ({
  database,
}: Pick<Dependencies, 'database'>): HandlersOf<typeof endpoints> => ({
  listQuoteRevisions: async ({ viewer, query }) => ({
    status: 200,
    body: await pageOfRevisions(database, viewer, query, endpoints.listQuoteRevisions.path),
  }),

  getQuoteRevision: async ({ viewer, params, query }) => ({
    status: 200,
    body: await readRevision(database, viewer, params.id, query),
  }),
});
