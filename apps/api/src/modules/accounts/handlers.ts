import type { accountsEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import { ping } from '../../platform/db/ping.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { deviceName } from './device-name.ts';
import type { LogIn } from './session-service.ts';
import { createGoogleService, toGoogleSession } from './google-service.ts';
import { createLoginService } from './login-service.ts';
import { createPasswordService } from './password-service.ts';
import { createProfileService } from './profile-service.ts';
import { createRegistrationService } from './registration-service.ts';

const succeed = <Data extends object>(message: string, data: Data) => ({
  status: 200 as const,
  body: { success: true, data, message },
});

interface Call {
  readonly userAgent: string | null;
  readonly network: string;
  readonly now: Date;
}

const logInOf = ({ userAgent, network, now }: Call): LogIn => ({
  device: deviceName(userAgent),
  network,
  now,
});

/** Answers the account calls: each one hands over to a service and words its success. */
export function createAccountsHandlers(
  dependencies: Dependencies,
): HandlersOf<typeof accountsEndpoints> {
  const registration = createRegistrationService(dependencies);
  const login = createLoginService(dependencies);
  const password = createPasswordService(dependencies);
  const google = createGoogleService(dependencies);
  const profile = createProfileService(dependencies);

  return {
    register: async ({ body, ...call }) => ({
      status: 201,
      body: {
        success: true,
        data: await registration.register(body, logInOf(call)),
        message: 'Check your email for a link to verify your address.',
      },
    }),
    login: async ({ body, ...call }) =>
      succeed('You are logged in.', await login.login(body, logInOf(call))),
    logout: async ({ actor }) => {
      await login.logout(actor);
      return succeed('Logged out successfully', {});
    },
    googleLogin: async ({ body, ...call }) => ({
      status: 200,
      body: toGoogleSession(
        await google.login(body.access_token, logInOf(call)),
        'You are logged in.',
      ),
    }),
    googleRegister: async ({ body, ...call }) => ({
      status: 201,
      body: toGoogleSession(await google.register(body, logInOf(call)), 'Your account is ready.'),
    }),
    socialLogin: async ({ body, ...call }) =>
      succeed('You are logged in.', await google.login(body.access_token, logInOf(call))),
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
    verifyEmail: async ({ actor, body, now }) =>
      succeed('Your email address is verified.', {
        user: await registration.verifyEmail(body, actor, now),
      }),
    resendVerification: async ({ actor, body, now }) => {
      await registration.resendVerification(body.email, actor, now);
      return succeed('If this address is waiting to be verified, we have sent a new link.', {});
    },
    linkSocialAccount: async ({ actor, body, now }) => {
      await google.link(actor, body.access_token, now);
      return succeed('Your Google account is linked.', {});
    },
    unlinkSocialAccount: async ({ actor, now }) => {
      await google.unlink(actor, now);
      return succeed('Your Google account is unlinked.', {});
    },
    getProfile: async ({ actor }) => ({ status: 200, body: await profile.read(actor) }),
    updateProfile: async ({ actor, body, now }) => ({
      status: 200,
      body: await profile.update(actor, body, now),
    }),
    health: async () => {
      await ping(dependencies.database);
      return { status: 200, body: { status: 'ok' } };
    },
  };
}
