import type { accountsEndpoints, ownAccountEndpoints } from '@cleaning/contract/accounts';
import { ping } from '../core/db/ping.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { authHandlers } from './auth/handlers.ts';
import { googleHandlers } from './google/handlers.ts';
import { registrationHandlers } from './registration/handlers.ts';
import { sessionsHandlers } from './sessions/handlers.ts';

type ProfileCall = 'getProfile' | 'updateProfile' | 'changeEmail' | 'deactivateAccount';

/** Answers the calls about the caller's own account, but for those about their profile. */
export const accountsHandlers: HandlersOf<
  Omit<typeof accountsEndpoints & typeof ownAccountEndpoints, ProfileCall>
> = {
  ...authHandlers,
  ...googleHandlers,
  ...registrationHandlers,
  ...sessionsHandlers,
  health: async ({ database }) => {
    await ping(database);
    return { status: 200, body: { status: 'ok' } };
  },
};
