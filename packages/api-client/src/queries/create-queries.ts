import type { ApiClient } from '../client/create-api-client.ts';
import { createBankStatementQueries } from './bank-statement-queries.ts';
import { createBookkeepingQueries } from './bookkeeping-queries.ts';
import { createCleanerQueries } from './cleaner-queries.ts';
import { createClientQueries } from './client-queries.ts';
import { createPortalQueries } from './create-portal-queries.ts';
import { createEnquiryQueries } from './enquiry-queries.ts';
import { createNdisQueries } from './ndis-queries.ts';
import { createSavedViewQueries } from './saved-view-queries.ts';
import { createAuditQueries, createUserQueries } from './user-queries.ts';

/**
 * Options for `useQuery`, `useSuspenseQuery` or `prefetchQuery`. A list keeps showing its last page
 * while the next one loads.
 */
export function createQueries(api: ApiClient) {
  return {
    ...createPortalQueries(api),
    savedViews: createSavedViewQueries(api),
    bankStatements: createBankStatementQueries(api),
    bookkeeping: createBookkeepingQueries(api),
    cleaners: createCleanerQueries(api),
    enquiries: createEnquiryQueries(api),
    ndis: createNdisQueries(api),
    clients: createClientQueries(api),
    users: createUserQueries(api),
    audit: createAuditQueries(api),
  };
}

export type Queries = ReturnType<typeof createQueries>;
