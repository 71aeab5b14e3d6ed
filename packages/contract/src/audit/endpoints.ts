import { defineEndpoint } from '../http/endpoint.ts';
import { pageOf } from '../http/page.ts';
import { auditEntrySchema } from './entity.ts';
import { listAuditEntriesQuery } from './requests.ts';

/** The log of what staff and admins did with clients' data. */
export const auditEndpoints = {
  listAuditEntries: defineEndpoint({
    name: 'listAuditEntries',
    method: 'GET',
    path: 'audit/',
    tag: 'Audit log',
    summary: 'List what staff and admins did, newest first',
    access: 'admin',
    query: listAuditEntriesQuery,
    responses: { 200: pageOf(auditEntrySchema) },
  }),
} as const;
