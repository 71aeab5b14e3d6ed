import { ownAccountEndpoints, type EndpointBody, type EndpointQuery } from '@cleaning/contract';
import type { CallEndpoint, CallOptions } from '../client/call-options.ts';
import { confirmEnvelope } from './unwrap-envelope.ts';

type Table = typeof ownAccountEndpoints;
type Body<Name extends keyof Table> = EndpointBody<Table[Name]>;

/** How a person signs in, where they are signed in, and how they leave. */
export function createOwnAccountResource(call: CallEndpoint) {
  return {
    listSocialAccounts: (options?: CallOptions) =>
      call(ownAccountEndpoints.listSocialAccounts, { ...options }),
    changeEmail: async (body: Body<'changeEmail'>, options?: CallOptions) =>
      confirmEnvelope(
        'changeEmail',
        await call(ownAccountEndpoints.changeEmail, { body, ...options }),
      ),
    deactivateAccount: async (body: Body<'deactivateAccount'>, options?: CallOptions) =>
      confirmEnvelope(
        'deactivateAccount',
        await call(ownAccountEndpoints.deactivateAccount, { body, ...options }),
      ),
    listSessions: (query?: EndpointQuery<Table['listSessions']>, options?: CallOptions) =>
      call(ownAccountEndpoints.listSessions, { query, ...options }),
    revokeOtherSessions: (options?: CallOptions) =>
      call(ownAccountEndpoints.revokeOtherSessions, { ...options }),
    revokeSession: (params: { readonly id: string }, options?: CallOptions) =>
      call(ownAccountEndpoints.revokeSession, { params, ...options }),
  } satisfies Record<keyof Table, unknown>;
}
