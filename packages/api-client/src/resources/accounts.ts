import { accountsEndpoints, type EndpointBody, type EndpointDefinition } from '@cleaning/contract';
import type { CallEndpoint, CallInput, CallOptions } from '../client/call-options.ts';
import { isApiError } from '../errors/api-error.ts';
import { asAccountExists, normaliseGoogleSession } from './google-session.ts';
import { confirmEnvelope, requireSession, unwrapEnvelope } from './unwrap-envelope.ts';

type Table = typeof accountsEndpoints;
type Body<Name extends keyof Table> = EndpointBody<Table[Name]>;

/**
 * Registration, sign-in and everything about one's own account. Envelopes are opened here: a sign-in
 * resolves with its session, a call that only confirms something with its message.
 */
export function createAccountsResource(call: CallEndpoint) {
  const confirm = async <Definition extends EndpointDefinition>(
    definition: Definition,
    input: CallInput<Definition>,
  ) => confirmEnvelope(definition.name, await call(definition, input));

  return {
    register: async (body: Body<'register'>, options?: CallOptions) => {
      const answer = await call(accountsEndpoints.register, { body, ...options });
      return requireSession(unwrapEnvelope('register', answer));
    },
    login: async (body: Body<'login'>, options?: CallOptions) => {
      const answer = await call(accountsEndpoints.login, { body, ...options });
      return requireSession(unwrapEnvelope('login', answer));
    },
    logout: (options?: CallOptions) => confirm(accountsEndpoints.logout, { ...options }),
    googleLogin: async (body: Body<'googleLogin'>, options?: CallOptions) => {
      const answer = await call(accountsEndpoints.googleLogin, { body, ...options });
      return normaliseGoogleSession('googleLogin', answer);
    },
    googleRegister: async (body: Body<'googleRegister'>, options?: CallOptions) => {
      try {
        const answer = await call(accountsEndpoints.googleRegister, { body, ...options });
        return normaliseGoogleSession('googleRegister', answer);
      } catch (error) {
        throw isApiError(error) ? asAccountExists(error) : error;
      }
    },
    socialLogin: async (body: Body<'socialLogin'>, options?: CallOptions) => {
      const answer = await call(accountsEndpoints.socialLogin, { body, ...options });
      return requireSession(unwrapEnvelope('socialLogin', answer));
    },
    changePassword: (body: Body<'changePassword'>, options?: CallOptions) =>
      confirm(accountsEndpoints.changePassword, { body, ...options }),
    requestPasswordReset: (body: Body<'requestPasswordReset'>, options?: CallOptions) =>
      confirm(accountsEndpoints.requestPasswordReset, { body, ...options }),
    confirmPasswordReset: (body: Body<'confirmPasswordReset'>, options?: CallOptions) =>
      confirm(accountsEndpoints.confirmPasswordReset, { body, ...options }),
    verifyEmail: async (body: Body<'verifyEmail'>, options?: CallOptions) => {
      const answer = await call(accountsEndpoints.verifyEmail, { body, ...options });
      return unwrapEnvelope('verifyEmail', answer);
    },
    resendVerification: (body: Body<'resendVerification'>, options?: CallOptions) =>
      confirm(accountsEndpoints.resendVerification, { body, ...options }),
    linkSocialAccount: (body: Body<'linkSocialAccount'>, options?: CallOptions) =>
      confirm(accountsEndpoints.linkSocialAccount, { body, ...options }),
    unlinkSocialAccount: (body: Body<'unlinkSocialAccount'>, options?: CallOptions) =>
      confirm(accountsEndpoints.unlinkSocialAccount, { body, ...options }),
    getProfile: (options?: CallOptions) => call(accountsEndpoints.getProfile, { ...options }),
    updateProfile: (body: Body<'updateProfile'>, options?: CallOptions) =>
      call(accountsEndpoints.updateProfile, { body, ...options }),
    health: (options?: CallOptions) => call(accountsEndpoints.health, { ...options }),
  } satisfies Record<keyof Table, unknown>;
}
