import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { messageEnvelope } from '../http/envelope.ts';
import { pageOf, pageQuery } from '../http/page.ts';
import {
  deviceSessionSchema,
  socialAccountsSchema,
  changeEmailRequest,
  deactivateAccountRequest,
} from './own-account.ts';

const tag = 'Accounts';

/** The user's ways to log in, email address and sessions, and closing the account. */
export const ownAccountEndpoints = {
  listSocialAccounts: defineEndpoint({
    name: 'listSocialAccounts',
    method: 'GET',
    path: 'accounts/profile/social/',
    tag,
    summary: 'Say in which ways you can log in',
    access: 'signed-in',
    responses: { 200: socialAccountsSchema },
  }),
  changeEmail: defineEndpoint({
    name: 'changeEmail',
    method: 'POST',
    path: 'accounts/profile/email/',
    tag,
    summary: 'Send a link to a new email address; it takes effect once the link is opened',
    access: 'signed-in',
    body: changeEmailRequest,
    responses: { 200: messageEnvelope },
    rateLimit: 'mail',
    envelope: true,
  }),
  deactivateAccount: defineEndpoint({
    name: 'deactivateAccount',
    method: 'POST',
    path: 'accounts/profile/deactivate/',
    tag,
    summary: 'Close your own account; refused while something is unpaid or planned',
    access: 'client',
    body: deactivateAccountRequest,
    responses: { 200: messageEnvelope },
    conflict: null,
    rateLimit: 'login',
    envelope: true,
  }),
  listSessions: defineEndpoint({
    name: 'listSessions',
    method: 'GET',
    path: 'accounts/sessions/',
    tag,
    summary: 'List where you are logged in, last used first',
    access: 'signed-in',
    query: pageQuery,
    responses: { 200: pageOf(deviceSessionSchema) },
  }),
  revokeOtherSessions: defineEndpoint({
    name: 'revokeOtherSessions',
    method: 'DELETE',
    path: 'accounts/sessions/',
    tag,
    summary: 'Log out everywhere but here',
    access: 'signed-in',
    responses: { 204: null },
    rateLimit: 'write',
  }),
  revokeSession: defineEndpoint({
    name: 'revokeSession',
    method: 'DELETE',
    path: 'accounts/sessions/:id/',
    tag,
    summary: 'Log out in one place',
    access: 'signed-in',
    params: z.strictObject({ id: z.uuid() }),
    responses: { 204: null },
    rateLimit: 'write',
  }),
} as const;
