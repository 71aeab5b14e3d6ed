import type { Session } from '@cleaning/contract/accounts';
import { accountsCalls } from '@cleaning/contract/calls';
import type { CallEndpoint } from '../client/call-options.ts';
import { isApiError } from '../errors/api-error.ts';
import { createResource, type Resource } from './create-resource.ts';
import { asAccountExists, normaliseGoogleSession } from './google-session.ts';
import {
  confirmEnvelope,
  requireSession,
  unwrapEnvelope,
  type Envelope,
} from './unwrap-envelope.ts';

const readSession = (endpointName: string, answer: Envelope<Session>): Session =>
  requireSession(unwrapEnvelope(endpointName, answer));

const READERS = {
  register: readSession,
  login: readSession,
  socialLogin: readSession,
  googleLogin: normaliseGoogleSession,
  googleRegister: normaliseGoogleSession,
  verifyEmail: unwrapEnvelope<{ user: Session['user'] }>,
  logout: confirmEnvelope,
  changePassword: confirmEnvelope,
  requestPasswordReset: confirmEnvelope,
  confirmPasswordReset: confirmEnvelope,
  resendVerification: confirmEnvelope,
  linkSocialAccount: confirmEnvelope,
  unlinkSocialAccount: confirmEnvelope,
};

/**
 * Registration, sign-in and the user's own account. A sign-in resolves with its session, and a call
 * that only confirms something with the server's message.
 */
export function createAccounts(call: CallEndpoint): Resource<typeof accountsCalls, typeof READERS> {
  const accounts = createResource(call, accountsCalls, READERS);
  return {
    ...accounts,
    async googleRegister(...values) {
      try {
        return await accounts.googleRegister(...values);
      } catch (error) {
        throw isApiError(error) ? asAccountExists(error) : error;
      }
    },
  };
}
