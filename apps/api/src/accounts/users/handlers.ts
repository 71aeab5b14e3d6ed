import type { usersEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlersOf } from '../../core/http/handlers.ts';
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

    resendInvitation: async ({ transaction, params, actor, now }) => ({
      status: 200,
      body: await users.resendInvitation(transaction, { ...params, actor, now }),
    }),

    changeUserType: async ({ transaction, params, actor, body, now }) => {
      const call = { ...params, actor, reason: body.reason, now };
      return { status: 200, body: await users.changeType(transaction, call, body.user_type) };
    },

    deactivateUser: async ({ transaction, params, actor, body, now }) => ({
      status: 200,
      body: await users.deactivate(transaction, { ...params, ...body, actor, now }),
    }),

    reactivateUser: async ({ transaction, params, actor, body, now }) => ({
      status: 200,
      body: await users.reactivate(transaction, { ...params, ...body, actor, now }),
    }),
  };
}
