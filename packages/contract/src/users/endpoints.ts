import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { pageOf } from '../http/page.ts';
import { userAccountSchema } from './entity.ts';
import {
  changeUserTypeRequest,
  inviteUserRequest,
  listUsersQuery,
  userReasonRequest,
} from './requests.ts';

const tag = 'Users';
const params = z.strictObject({ id: z.uuid() });

/** All accounts, for admins. Each change requires a reason and is recorded in the audit log. */
export const usersEndpoints = {
  listUsers: defineEndpoint({
    name: 'listUsers',
    method: 'GET',
    path: 'users/',
    tag,
    summary: 'List all accounts',
    access: 'admin',
    query: listUsersQuery,
    responses: { 200: pageOf(userAccountSchema) },
  }),
  inviteUser: defineEndpoint({
    name: 'inviteUser',
    method: 'POST',
    path: 'users/',
    tag,
    summary: 'Invite a member of staff or an admin by mail',
    access: 'admin',
    body: inviteUserRequest,
    responses: { 201: userAccountSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  getUser: defineEndpoint({
    name: 'getUser',
    method: 'GET',
    path: 'users/:id/',
    tag,
    summary: 'Read one account',
    access: 'admin',
    params,
    responses: { 200: userAccountSchema },
  }),
  resendInvitation: defineEndpoint({
    name: 'resendInvitation',
    method: 'POST',
    path: 'users/:id/resend_invitation/',
    tag,
    summary: 'Send a new invitation, which ends the one before',
    access: 'admin',
    params,
    responses: { 200: userAccountSchema },
    conflict: userAccountSchema,
    rateLimit: 'write',
  }),
  changeUserType: defineEndpoint({
    name: 'changeUserType',
    method: 'POST',
    path: 'users/:id/change_type/',
    tag,
    summary: 'Make a member of staff an admin, or an admin staff',
    access: 'admin',
    params,
    body: changeUserTypeRequest,
    responses: { 200: userAccountSchema },
    conflict: userAccountSchema,
    rateLimit: 'write',
  }),
  deactivateUser: defineEndpoint({
    name: 'deactivateUser',
    method: 'POST',
    path: 'users/:id/deactivate/',
    tag,
    summary: 'Close an account; the last admin stays',
    access: 'admin',
    params,
    body: userReasonRequest,
    responses: { 200: userAccountSchema },
    conflict: userAccountSchema,
    rateLimit: 'write',
  }),
  reactivateUser: defineEndpoint({
    name: 'reactivateUser',
    method: 'POST',
    path: 'users/:id/reactivate/',
    tag,
    summary: 'Open a closed account again',
    access: 'admin',
    params,
    body: userReasonRequest,
    responses: { 200: userAccountSchema },
    conflict: userAccountSchema,
    rateLimit: 'write',
  }),
} as const;
