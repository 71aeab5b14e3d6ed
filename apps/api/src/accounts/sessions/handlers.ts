import type { ownAccountEndpoints } from '@cleaning/contract/accounts';
import { notFound } from '../../core/http/api-error.ts';
import type { HandlersOf } from '../../core/http/handlers.ts';
import { deleteSessionOf, deleteSessionsOf } from './session-repository.ts';
import { pageOfSessions } from './session-service.ts';

type Table = Pick<
  typeof ownAccountEndpoints,
  'listSessions' | 'revokeOtherSessions' | 'revokeSession'
>;

export const sessionsHandlers: HandlersOf<Table> = {
  listSessions: async ({ database, actor, query, now }) => ({
    status: 200,
    body: await pageOfSessions(database, actor, query, now),
  }),

  revokeOtherSessions: async ({ transaction, actor }) => {
    await deleteSessionsOf(transaction, actor.userId, actor.sessionId);
    return { status: 204, body: null };
  },

  revokeSession: async ({ transaction, actor, params }) => {
    if (!(await deleteSessionOf(transaction, actor.userId, params.id))) throw notFound();
    return { status: 204, body: null };
  },
};
