import type { accountsEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { succeed } from '../envelope.ts';
import { logInOf } from '../sessions/session-service.ts';
import { createRegistrationService } from './registration-service.ts';

type Table = Pick<typeof accountsEndpoints, 'register' | 'verifyEmail' | 'resendVerification'>;

export function createRegistrationHandlers(dependencies: Dependencies): HandlersOf<Table> {
  const registration = createRegistrationService(dependencies);
  return {
    register: async ({ body, ...call }) => ({
      status: 201,
      body: {
        success: true,
        data: await registration.register(body, logInOf(call)),
        message: 'Check your email for a link to verify your address.',
      },
    }),

    verifyEmail: async ({ actor, body, now }) =>
      succeed('Your email address is verified.', {
        user: await registration.verifyEmail(body, actor, now),
      }),

    resendVerification: async ({ actor, body, now }) => {
      await registration.resendVerification(body.email, actor, now);
      return succeed('If this address is waiting to be verified, we have sent a new link.', {});
    },
  };
}
