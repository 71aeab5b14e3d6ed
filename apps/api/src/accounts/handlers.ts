import type { accountsEndpoints, ownAccountEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../dependencies.ts';
import { ping } from '../core/db/ping.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { createAuthHandlers } from './auth/handlers.ts';
import { createGoogleHandlers } from './google/handlers.ts';
import { createRegistrationHandlers } from './registration/handlers.ts';
import { createSessionsHandlers } from './sessions/handlers.ts';

type ProfileCall = 'getProfile' | 'updateProfile' | 'changeEmail' | 'deactivateAccount';

/** Answers the calls about the caller's own account; those about what it says are in `profile`. */
export function createAccountsHandlers(
  dependencies: Dependencies,
): HandlersOf<Omit<typeof accountsEndpoints & typeof ownAccountEndpoints, ProfileCall>> {
  return {
    ...createAuthHandlers(dependencies),
    ...createGoogleHandlers(dependencies),
    ...createRegistrationHandlers(dependencies),
    ...createSessionsHandlers(dependencies),
    health: async () => {
      await ping(dependencies.database);
      return { status: 200, body: { status: 'ok' } };
    },
  };
}
