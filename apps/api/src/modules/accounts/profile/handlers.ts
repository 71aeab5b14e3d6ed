import type { accountsEndpoints, ownAccountEndpoints } from '@cleaning/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { succeed } from '../envelope.ts';
import {
  createDeactivationService,
  type DeactivationDependencies,
} from './deactivation-service.ts';
import { createEmailChangeService } from './email-change-service.ts';
import { createProfileService } from './profile-service.ts';

type Table = Pick<typeof accountsEndpoints, 'getProfile' | 'updateProfile'> &
  Pick<typeof ownAccountEndpoints, 'changeEmail' | 'deactivateAccount'>;

export function createProfileHandlers(dependencies: DeactivationDependencies): HandlersOf<Table> {
  const profile = createProfileService(dependencies);
  const email = createEmailChangeService(dependencies);
  const deactivation = createDeactivationService(dependencies);
  return {
    getProfile: async ({ actor }) => ({ status: 200, body: await profile.read(actor) }),

    updateProfile: async ({ actor, body, now }) => ({
      status: 200,
      body: await profile.update(actor, body, now),
    }),

    changeEmail: async ({ actor, body, now }) => {
      await email.request(actor, body, now);
      return succeed('Check your new email for a link. Your address changes once you open it.', {});
    },

    deactivateAccount: async ({ actor, body, now }) => {
      await deactivation.deactivate(actor, body, now);
      return succeed('Your account is closed. Thank you for being with us.', {});
    },
  };
}
