import type { ownAccountEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { createSessionService } from './session-service.ts';

type Table = Pick<
  typeof ownAccountEndpoints,
  'listSessions' | 'revokeOtherSessions' | 'revokeSession'
>;

export function createSessionsHandlers(
  dependencies: Pick<Dependencies, 'database'>,
): HandlersOf<Table> {
  const sessions = createSessionService(dependencies);
  return {
    listSessions: async ({ actor, query, now }) => ({
      status: 200,
      body: await sessions.list(actor, query, now),
    }),

    revokeOtherSessions: async ({ actor }) => {
      await sessions.revokeOthers(actor);
      return { status: 204, body: null };
    },

    revokeSession: async ({ actor, params }) => {
      await sessions.revoke(actor, params.id);
      return { status: 204, body: null };
    },
  };
}
