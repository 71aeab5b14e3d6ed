import type { accountsEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { succeed } from '../envelope.ts';
import { logInOf } from '../sessions/session-service.ts';
import { createLoginService } from './login-service.ts';
import { createPasswordService } from './password-service.ts';

type Table = Pick<
  typeof accountsEndpoints,
  'login' | 'logout' | 'changePassword' | 'requestPasswordReset' | 'confirmPasswordReset'
>;

export function createAuthHandlers(dependencies: Dependencies): HandlersOf<Table> {
  const login = createLoginService(dependencies);
  const password = createPasswordService(dependencies);
  return {
    login: async ({ body, ...call }) =>
      succeed('You are logged in.', await login.login(body, logInOf(call))),

    logout: async ({ actor }) => {
      await login.logout(actor);
      return succeed('Logged out successfully', {});
    },

    changePassword: async ({ actor, body, now }) => {
      await password.change(actor, body, now);
      return succeed('Your password is changed. Other devices are logged out.', {});
    },

    requestPasswordReset: async ({ body, now }) => {
      await password.requestReset(body.email, now);
      return succeed('If this address has an account, we have sent it a link.', {});
    },

    confirmPasswordReset: async ({ body, network, now }) => {
      await password.confirmReset(body, { network, now });
      return succeed('Your password is changed. Log in with the new one.', {});
    },
  };
}
