import type {
  accountsEndpoints,
  GoogleSession,
  ownAccountEndpoints,
  Session,
} from '@cleaning/contract/accounts';
import { outsideTransaction, type HandlersOf } from '../../core/http/handlers.ts';
import { succeed } from '../envelope.ts';
import { logInOf } from '../sessions/session.ts';
import {
  linkGoogle,
  logInWithGoogle,
  readSocialAccounts,
  registerWithGoogle,
  unlinkGoogle,
} from './google-account.ts';

type Table = Pick<
  typeof accountsEndpoints,
  'googleLogin' | 'googleRegister' | 'socialLogin' | 'linkSocialAccount' | 'unlinkSocialAccount'
> &
  Pick<typeof ownAccountEndpoints, 'listSocialAccounts'>;

/** A credential is checked with a call to Google, which is too slow for a transaction. */
export const googleHandlers: HandlersOf<Table> = {
  googleLogin: outsideTransaction(async ({ body, ...call }) => ({
    status: 200,
    body: toGoogleSession(
      await logInWithGoogle(call, body.access_token, logInOf(call)),
      'You are logged in.',
    ),
  })),

  googleRegister: outsideTransaction(async ({ body, ...call }) => ({
    status: 201,
    body: toGoogleSession(
      await registerWithGoogle(call, body, logInOf(call)),
      'Your account is ready.',
    ),
  })),

  socialLogin: outsideTransaction(async ({ body, ...call }) =>
    succeed('You are logged in.', await logInWithGoogle(call, body.access_token, logInOf(call))),
  ),

  listSocialAccounts: async ({ database, actor }) => ({
    status: 200,
    body: await readSocialAccounts(database, actor),
  }),

  linkSocialAccount: outsideTransaction(async ({ actor, body, now, ...context }) => {
    await linkGoogle(context, actor, body.access_token, now);
    return succeed('Your Google account is linked.', {});
  }),

  unlinkSocialAccount: async ({ transaction, actor, now }) => {
    await unlinkGoogle(transaction, actor, now);
    return succeed('Your Google account is unlinked.', {});
  },
};

/** The API specification defines the answer of a Google sign-in without an envelope. */
function toGoogleSession({ token, user }: Session, message: string): GoogleSession {
  return {
    token,
    user_id: user.id,
    email: user.email,
    first_name: user.first_name,
    user_type: user.user_type,
    staff_role: user.staff_role,
    client_type: user.client_type,
    is_verified: user.is_verified,
    message,
  };
}
