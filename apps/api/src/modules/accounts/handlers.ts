import type { accountsEndpoints, ownAccountEndpoints } from '@cleaning/contract';
import { ping } from '../../platform/db/ping.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { createAuthHandlers } from './auth/handlers.ts';
import { createGoogleHandlers } from './google/handlers.ts';
import type { DeactivationDependencies } from './profile/deactivation-service.ts';
import { createProfileHandlers } from './profile/handlers.ts';
import { createRegistrationHandlers } from './registration/handlers.ts';
import { createSessionsHandlers } from './sessions/handlers.ts';

/** Answers the calls about the caller's own account. */
export function createAccountsHandlers(
  dependencies: DeactivationDependencies,
): HandlersOf<typeof accountsEndpoints & typeof ownAccountEndpoints> {
  return {
    ...createAuthHandlers(dependencies),
    ...createGoogleHandlers(dependencies),
    ...createRegistrationHandlers(dependencies),
    ...createProfileHandlers(dependencies),
    ...createSessionsHandlers(dependencies),
    health: async () => {
      await ping(dependencies.database);
      return { status: 200, body: { status: 'ok' } };
    },
  };
}
