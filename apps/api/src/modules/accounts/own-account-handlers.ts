import type { ownAccountEndpoints } from '@cleaning/contract';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import {
  createDeactivationService,
  type DeactivationDependencies,
} from './deactivation-service.ts';
import { createEmailChangeService } from './email-change-service.ts';
import { createOwnAccountService } from './own-account-service.ts';

const confirm = (message: string) => ({
  status: 200 as const,
  body: { success: true, data: {}, message },
});

/** Answers the calls about how a person signs in, where, and how they leave. */
export function createOwnAccountHandlers(
  dependencies: DeactivationDependencies,
): HandlersOf<typeof ownAccountEndpoints> {
  const account = createOwnAccountService(dependencies);
  const email = createEmailChangeService(dependencies);
  const deactivation = createDeactivationService(dependencies);
  return {
    listSocialAccounts: async ({ actor }) => ({
      status: 200,
      body: await account.socialAccounts(actor),
    }),

    changeEmail: async ({ actor, body, now }) => {
      await email.request(actor, body, now);
      return confirm('Check your new email for a link. Your address changes once you open it.');
    },

    deactivateAccount: async ({ actor, body, now }) => {
      await deactivation.deactivate(actor, body, now);
      return confirm('Your account is closed. Thank you for having been with us.');
    },

    listSessions: async ({ actor, query, now }) => ({
      status: 200,
      body: await account.sessions(actor, query, now),
    }),

    revokeOtherSessions: async ({ actor }) => {
      await account.revokeOtherSessions(actor);
      return { status: 204, body: null };
    },

    revokeSession: async ({ actor, params }) => {
      await account.revokeSession(actor, params.id);
      return { status: 204, body: null };
    },
  };
}
