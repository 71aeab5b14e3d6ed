import type { accountsEndpoints } from '@cleaning/contract/accounts';
import { outsideTransaction, type HandlersOf } from '../../core/http/handlers.ts';
import { succeed } from '../envelope.ts';
import { deleteSession } from '../sessions/session-repository.ts';
import { logInOf } from '../sessions/session.ts';
import { logIn } from './log-in.ts';
import { changePassword, confirmPasswordReset, requestPasswordReset } from './password.ts';

type Table = Pick<
  typeof accountsEndpoints,
  'login' | 'logout' | 'changePassword' | 'requestPasswordReset' | 'confirmPasswordReset'
>;

/**
 * Checking or hashing a password is too slow for a transaction, and a refused log-in stays counted.
 * The request for a reset opens its own, because the minimum duration of the answer has to cover the
 * commit.
 */
export const authHandlers: HandlersOf<Table> = {
  login: outsideTransaction(async ({ body, ...call }) =>
    succeed('You are logged in.', await logIn(call, body, logInOf(call))),
  ),

  logout: async ({ transaction, actor }) => {
    await deleteSession(transaction, actor.sessionId);
    return succeed('Logged out successfully', {});
  },

  changePassword: outsideTransaction(async ({ actor, body, now, ...context }) => {
    await changePassword(context, actor, body, now);
    return succeed('Your password is changed. Other devices are logged out.', {});
  }),

  requestPasswordReset: outsideTransaction(async ({ body, now, ...context }) => {
    await requestPasswordReset(context, body.email, now);
    return succeed('If this address has an account, we have sent it a link.', {});
  }),

  confirmPasswordReset: outsideTransaction(async ({ body, network, now, ...context }) => {
    await confirmPasswordReset(context, body, { network, now });
    return succeed('Your password is changed. Log in with the new one.', {});
  }),
};
