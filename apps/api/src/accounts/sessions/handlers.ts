import { ownAccountEndpoints } from '@cleaning/contract/accounts';
import { notFound } from '../../core/http/api-error.ts';
import type { HandlersOf } from '../../core/http/handlers.ts';
import { list } from '../../core/list.ts';
import { deleteSessionsOf, endSessionOf, liveSessionsOf } from './session-repository.ts';
import { toDeviceSession } from './view.ts';

type Table = Pick<
  typeof ownAccountEndpoints,
  'listSessions' | 'revokeOtherSessions' | 'revokeSession'
>;

export const sessionsHandlers: HandlersOf<Table> = {
  listSessions: list(ownAccountEndpoints.listSessions, {
    from: ({ actor, now }) => liveSessionsOf(actor.userId, now),
    view: (row, { actor }) => toDeviceSession(row, actor),
  }),

  revokeOtherSessions: async ({ transaction, actor }) => {
    await deleteSessionsOf(transaction, actor.userId, actor.sessionId);
    return { status: 204, body: null };
  },

  revokeSession: async ({ transaction, actor, params }) => {
    const ended = await endSessionOf(transaction, actor.userId, params.id);
    if (ended === undefined) throw notFound();
    return { status: 204, body: null };
  },
};
