import type { Session } from '@cleaning/contract/accounts';
import { accountsCalls } from '@cleaning/contract/calls';
import type { Endpoints } from '@cleaning/contract/endpoints';
import type { EndpointBody } from '@cleaning/contract/http';
import type { CallEndpoint, CallOptions } from '../client/call-options.ts';
import { isApiError } from '../errors/api-error.ts';
import { createResource } from './create-resource.ts';
import { asAccountExists, normaliseGoogleSession } from './google-session.ts';
import {
  confirmEnvelope,
  requireSession,
  unwrapEnvelope,
  type Envelope,
} from './unwrap-envelope.ts';

const readSession = (endpointName: string, answer: Envelope<Session>): Session =>
  requireSession(unwrapEnvelope(endpointName, answer));

/**
 * Registration, sign-in and the user's own account. A sign-in resolves with its session, and a call
 * that only confirms something with the server's message.
 */
export function createAccounts(call: CallEndpoint) {
  const accounts = createResource(call, accountsCalls, {
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
  });
  return {
    ...accounts,
    async googleRegister(
      body: EndpointBody<Endpoints['googleRegister']>,
      options?: CallOptions,
    ): Promise<Session> {
      try {
        return await accounts.googleRegister(body, options);
      } catch (error) {
        throw isApiError(error) ? asAccountExists(error) : error;
      }
    },
  };
}
