import { auditEndpoints, type ListAuditEntriesQuery } from '@cleaning/contract';
import type { CallEndpoint, CallOptions } from '../client/call-options.ts';

/** The log of what the people of the company did. */
export function createAuditResource(call: CallEndpoint) {
  return {
    listAuditEntries: (query?: ListAuditEntriesQuery, options?: CallOptions) =>
      call(auditEndpoints.listAuditEntries, { query, ...options }),
  } satisfies Record<keyof typeof auditEndpoints, unknown>;
}
