import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { failedMailSchema, failedMailsPageSchema, mailRetryResultSchema } from './entity.ts';
import * as requests from './requests.ts';

const tag = 'Failed mail';
const params = z.strictObject({ id: z.uuid() });

/** Emails that did not arrive, and what the team does about each. */
export const mailsEndpoints = {
  listFailedMails: defineEndpoint({
    name: 'listFailedMails',
    method: 'GET',
    path: 'mails/failed/',
    tag,
    summary: 'List the emails that did not arrive; those to the team are for admins only',
    access: 'office',
    query: requests.listFailedMailsQuery,
    responses: { 200: failedMailsPageSchema },
  }),
  retryMail: defineEndpoint({
    name: 'retryMail',
    method: 'POST',
    path: 'mails/:id/retry/',
    tag,
    summary: 'Try to send a failed email again now',
    access: 'office',
    params,
    body: requests.retryMailRequest,
    responses: { 200: failedMailSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  readdressMail: defineEndpoint({
    name: 'readdressMail',
    method: 'POST',
    path: 'mails/:id/readdress/',
    tag,
    summary: 'Send this failed email to another address; no account changes',
    access: 'office',
    params,
    body: requests.readdressMailRequest,
    responses: { 200: failedMailSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  tellByPhone: defineEndpoint({
    name: 'tellByPhone',
    method: 'POST',
    path: 'mails/:id/tell/',
    tag,
    summary: 'Close a failed email, because its reader was told by phone',
    access: 'office',
    params,
    body: requests.tellByPhoneRequest,
    responses: { 200: failedMailSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  retryMails: defineEndpoint({
    name: 'retryMails',
    method: 'POST',
    path: 'mails/bulk_retry/',
    tag,
    summary: 'Try to send several failed emails again, each answered by itself',
    access: 'office',
    body: requests.retryMailsRequest,
    responses: { 200: z.object({ results: z.array(mailRetryResultSchema) }) },
    idempotent: 'each',
    rateLimit: 'write',
  }),
} as const;
