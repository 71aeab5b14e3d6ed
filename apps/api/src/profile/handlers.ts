import type { accountsEndpoints, ownAccountEndpoints } from '@cleaning/contract/accounts';
import { outsideTransaction, type HandlersOf } from '../core/http/handlers.ts';
import { succeed } from '../accounts/envelope.ts';
import { requestEmailChange } from '../accounts/email-change/change-email.ts';
import { deactivateOwnAccount } from './deactivate-account.ts';
import { readProfile, updateProfile } from './own-profile.ts';

type Table = Pick<typeof accountsEndpoints, 'getProfile' | 'updateProfile'> &
  Pick<typeof ownAccountEndpoints, 'changeEmail' | 'deactivateAccount'>;

export const profileHandlers: HandlersOf<Table> = {
  getProfile: async ({ database, secrets, actor }) => ({
    status: 200,
    body: await readProfile(database, actor, secrets),
  }),

  updateProfile: async ({ secrets, transaction, actor, body, now }) => ({
    status: 200,
    body: await updateProfile(transaction, { actor, now }, body, secrets),
  }),

  // Both check a password, or a credential with Google, which is slow.
  changeEmail: outsideTransaction(async ({ actor, body, now, ...context }) => {
    await requestEmailChange(context, actor, body, now);
    return succeed('Check your new email for a link. Your address changes once you open it.', {});
  }),

  deactivateAccount: outsideTransaction(async ({ actor, body, now, ...context }) => {
    await deactivateOwnAccount(context, actor, body, now);
    return succeed('Your account is closed. Thank you for being with us.', {});
  }),
};
