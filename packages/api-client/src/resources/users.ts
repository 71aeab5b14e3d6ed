import {
  usersEndpoints,
  type EndpointBody,
  type EndpointParams,
  type ListUsersQuery,
} from '@cleaning/contract';
import type { CallEndpoint, CallOptions } from '../client/call-options.ts';

type Table = typeof usersEndpoints;
type Body<Name extends keyof Table> = EndpointBody<Table[Name]>;
type UserParams = EndpointParams<Table['getUser']>;

/** Everybody with an account, for admins. */
export function createUsersResource(call: CallEndpoint) {
  return {
    listUsers: (query?: ListUsersQuery, options?: CallOptions) =>
      call(usersEndpoints.listUsers, { query, ...options }),
    getUser: (params: UserParams, options?: CallOptions) =>
      call(usersEndpoints.getUser, { params, ...options }),
    inviteUser: (body: Body<'inviteUser'>, options?: CallOptions) =>
      call(usersEndpoints.inviteUser, { body, ...options }),
    resendInvitation: (params: UserParams, options?: CallOptions) =>
      call(usersEndpoints.resendInvitation, { params, ...options }),
    changeUserType: (params: UserParams, body: Body<'changeUserType'>, options?: CallOptions) =>
      call(usersEndpoints.changeUserType, { params, body, ...options }),
    deactivateUser: (params: UserParams, body: Body<'deactivateUser'>, options?: CallOptions) =>
      call(usersEndpoints.deactivateUser, { params, body, ...options }),
    reactivateUser: (params: UserParams, body: Body<'reactivateUser'>, options?: CallOptions) =>
      call(usersEndpoints.reactivateUser, { params, body, ...options }),
  } satisfies Record<keyof Table, unknown>;
}
