import type { usersEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { createUserService } from './user-service.ts';

/** Answers the calls with which admins manage accounts. */
export function createUsersHandlers(dependencies: Dependencies): HandlersOf<typeof usersEndpoints> {
  const users = createUserService(dependencies);
  return {
    listUsers: async ({ query }) => ({ status: 200, body: await users.list(query) }),

    getUser: async ({ params }) => ({ status: 200, body: await users.read(params.id) }),

    inviteUser: async ({ transaction, actor, body, now }) => ({
      status: 201,
      body: await users.invite(transaction, body, { actorId: actor.userId, now }),
    }),

    resendInvitation: async ({ params, actor, now }) => ({
      status: 200,
      body: await users.resendInvitation({ ...params, actor, now }),
    }),

    changeUserType: async ({ params, actor, body, now }) => ({
      status: 200,
      body: await users.changeType({ ...params, actor, reason: body.reason, now }, body.user_type),
    }),

    deactivateUser: async ({ params, actor, body, now }) => ({
      status: 200,
      body: await users.deactivate({ ...params, ...body, actor, now }),
    }),

    reactivateUser: async ({ params, actor, body, now }) => ({
      status: 200,
      body: await users.reactivate({ ...params, ...body, actor, now }),
    }),
  };
}
