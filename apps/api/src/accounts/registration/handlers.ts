import type { accountsEndpoints } from '@cleaning/contract/accounts';
import { outsideTransaction, type HandlersOf } from '../../core/http/handlers.ts';
import { succeed } from '../envelope.ts';
import { logInOf } from '../sessions/session.ts';
import { register, resendVerification, verifyEmail } from './register.ts';

type Table = Pick<typeof accountsEndpoints, 'register' | 'verifyEmail' | 'resendVerification'>;

/**
 * Checking or hashing a password is too slow for a transaction. Another link is sent in one of its
 * own, because the minimum duration of the answer has to cover the commit.
 */
export const registrationHandlers: HandlersOf<Table> = {
  register: outsideTransaction(async ({ body, ...call }) => ({
    status: 201,
    body: {
      success: true,
      data: await register(call, body, logInOf(call)),
      message: 'Check your email for a link to verify your address.',
    },
  })),

  verifyEmail: outsideTransaction(async ({ actor, body, now, ...context }) =>
    succeed('Your email address is verified.', {
      user: await verifyEmail(context, body, actor, now),
    }),
  ),

  resendVerification: outsideTransaction(async ({ actor, body, now, ...context }) => {
    await resendVerification(context, body.email, actor, now);
    return succeed('If this address is waiting to be verified, we have sent a new link.', {});
  }),
};
