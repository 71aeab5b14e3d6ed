import type { accountsEndpoints, ownAccountEndpoints } from '@cleaning/contract';
import { outsideTransaction, type HandlersOf } from '../core/http/handlers.ts';
import { succeed } from '../accounts/envelope.ts';
import {
  createDeactivationService,
  type DeactivationDependencies,
} from './deactivation-service.ts';
import { createEmailChangeService } from '../accounts/email-change/email-change-service.ts';
import { readProfile, updateProfile } from './profile-service.ts';

type Table = Pick<typeof accountsEndpoints, 'getProfile' | 'updateProfile'> &
  Pick<typeof ownAccountEndpoints, 'changeEmail' | 'deactivateAccount'>;

export function createProfileHandlers(dependencies: DeactivationDependencies): HandlersOf<Table> {
  const { database, secrets } = dependencies;
  const email = createEmailChangeService(dependencies);
  const deactivation = createDeactivationService(dependencies);
  return {
    getProfile: async ({ actor }) => ({
      status: 200,
      body: await readProfile(database, actor, secrets),
    }),

    updateProfile: async ({ transaction, actor, body, now }) => ({
      status: 200,
      body: await updateProfile(transaction, { actor, now }, body, secrets),
    }),

    // Both check a password, or a credential with Google, which is slow.
    changeEmail: outsideTransaction(async ({ actor, body, now }) => {
      await email.request(actor, body, now);
      return succeed('Check your new email for a link. Your address changes once you open it.', {});
    }),

    deactivateAccount: outsideTransaction(async ({ actor, body, now }) => {
      await deactivation.deactivate(actor, body, now);
      return succeed('Your account is closed. Thank you for being with us.', {});
    }),
  };
}
