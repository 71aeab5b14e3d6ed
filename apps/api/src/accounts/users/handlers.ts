import type { usersEndpoints } from '@cleaning/contract/accounts';
import type { HandlersOf } from '../../core/http/handlers.ts';
import {
  changeUserType,
  deactivateUser,
  inviteUser,
  pageOfUsers,
  reactivateUser,
  readUser,
  resendInvitation,
} from './user-service.ts';

/** Answers the calls with which admins manage accounts. */
export const usersHandlers: HandlersOf<typeof usersEndpoints> = {
  listUsers: async ({ database, query }) => ({
    status: 200,
    body: await pageOfUsers(database, query),
  }),

  getUser: async ({ database, params }) => ({
    status: 200,
    body: await readUser(database, params.id),
  }),

  inviteUser: async ({ transaction, actor, body, now }) => ({
    status: 201,
    body: await inviteUser(transaction, body, { actorId: actor.userId, now }),
  }),

  resendInvitation: async ({ transaction, params, actor, now }) => ({
    status: 200,
    body: await resendInvitation(transaction, { ...params, actor, now }),
  }),

  changeUserType: async ({ transaction, params, actor, body, now }) => {
    const call = { ...params, actor, reason: body.reason, now };
    return { status: 200, body: await changeUserType(transaction, call, body.user_type) };
  },

  deactivateUser: async ({ transaction, params, actor, body, now }) => ({
    status: 200,
    body: await deactivateUser(transaction, { ...params, ...body, actor, now }),
  }),

  reactivateUser: async ({ transaction, params, actor, body, now }) => ({
    status: 200,
    body: await reactivateUser(transaction, { ...params, ...body, actor, now }),
  }),
};
