import { usersEndpoints } from '@cleaning/contract/people';
import { outsideTransaction, type HandlersOf } from '../core/http/handlers.ts';
import { list } from '../core/list.ts';
import { readSnapshot } from '../core/db/client.ts';
import { liveSessionsOf } from '../accounts/sessions/session-repository.ts';
import { toDeviceSession } from '../accounts/sessions/view.ts';
import { assertSeesSessions, endUserSession, endUserSessions } from './team-sessions.ts';
import { toUserAccount } from './view.ts';
import { handOver, readHandOver, setLastDay, stayOn } from './leaving.ts';
import { usersMatching } from './user-list-repository.ts';
import { makeOwner } from './ownership.ts';
import {
  changeUserType,
  deactivateUser,
  inviteUser,
  reactivateUser,
  readUser,
  resendInvitation,
} from './users.ts';

/** Answers the calls with which admins manage accounts. */
export const usersHandlers: HandlersOf<typeof usersEndpoints> = {
  listUsers: list(usersEndpoints.listUsers, {
    from: ({ query, now }) => usersMatching(query, now),
    view: toUserAccount,
  }),

  getUser: async ({ database, params }) => ({
    status: 200,
    body: await readUser(database, params.id),
  }),

  inviteUser: async ({ transaction, viewer, body, now }) => ({
    status: 201,
    body: await inviteUser(transaction, body, { viewer, now }),
  }),

  resendInvitation: async ({ transaction, params, actor, now }) => ({
    status: 200,
    body: await resendInvitation(transaction, { ...params, actor, now }),
  }),

  changeUserType: async ({ transaction, params, actor, viewer, body, now }) => {
    const call = { ...params, actor, reason: body.reason, now };
    const successor = { officeId: body.office_id ?? null, viewer };
    return { status: 200, body: await changeUserType(transaction, call, body, successor) };
  },

  deactivateUser: async ({ transaction, params, actor, body, now }) => ({
    status: 200,
    body: await deactivateUser(transaction, { ...params, ...body, actor, now }, body),
  }),

  reactivateUser: async ({ transaction, params, actor, body, now }) => ({
    status: 200,
    body: await reactivateUser(transaction, { ...params, ...body, actor, now }),
  }),

  getHandOver: async ({ database, params, query, now }) => ({
    status: 200,
    body: await readSnapshot(database, (snapshot) =>
      readHandOver(snapshot, { ...params, lastDay: query.last_day ?? null, now }),
    ),
  }),

  handOver: async ({ transaction, params, actor, viewer, body, now }) => {
    const call = { ...params, actor, viewer, reason: body.reason, now };
    return { status: 200, body: await handOver(transaction, call, body) };
  },

  setLastDay: async ({ transaction, params, actor, viewer, body, now }) => {
    const call = { ...params, actor, viewer, reason: body.reason, now };
    return { status: 200, body: await setLastDay(transaction, call, body) };
  },

  stayOn: async ({ transaction, params, actor, body, now }) => {
    const call = { ...params, actor, reason: body.reason, now };
    return { status: 200, body: await stayOn(transaction, call, body) };
  },

  listUserSessions: list(usersEndpoints.listUserSessions, {
    from: async ({ snapshot, params, actor, now }) => {
      await assertSeesSessions(snapshot, { ...params, actor });
      return liveSessionsOf(params.id, now);
    },
    view: (row, { actor }) => toDeviceSession(row, actor),
  }),

  endUserSessions: async ({ transaction, params, actor, now }) => {
    await endUserSessions(transaction, { ...params, actor, now });
    return { status: 204, body: null };
  },

  endUserSession: async ({ transaction, params, actor, now }) => {
    await endUserSession(transaction, { ...params, actor, now });
    return { status: 204, body: null };
  },

  // Checks a password, or a credential with Google, which is slow.
  makeOwner: outsideTransaction(async ({ params, actor, body, now, ...context }) => ({
    status: 200,
    body: await makeOwner(context, { ...params, actor, now }, body),
  })),
};
