import { usersEndpoints } from '@cleaning/contract/accounts';
import { outsideTransaction, type HandlersOf } from '../../core/http/handlers.ts';
import { list } from '../../core/list.ts';
import { usersMatching } from './user-list-repository.ts';
import { makeOwner } from './ownership.ts';
import {
  changeUserType,
  deactivateUser,
  inviteUser,
  reactivateUser,
  readUser,
  resendInvitation,
  toUserAccount,
} from './user-service.ts';

/** Answers the calls with which admins manage accounts. */
export const usersHandlers: HandlersOf<typeof usersEndpoints> = {
  listUsers: list(usersEndpoints.listUsers, {
    from: ({ query }) => usersMatching(query),
    view: toUserAccount,
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
    return { status: 200, body: await changeUserType(transaction, call, body) };
  },

  deactivateUser: async ({ transaction, params, actor, body, now }) => ({
    status: 200,
    body: await deactivateUser(transaction, { ...params, ...body, actor, now }),
  }),

  reactivateUser: async ({ transaction, params, actor, body, now }) => ({
    status: 200,
    body: await reactivateUser(transaction, { ...params, ...body, actor, now }),
  }),

  // Checks a password, or a credential with Google, which is slow.
  makeOwner: outsideTransaction(async ({ params, actor, body, now, ...context }) => ({
    status: 200,
    body: await makeOwner(context, { ...params, actor, now }, body),
  })),
};
