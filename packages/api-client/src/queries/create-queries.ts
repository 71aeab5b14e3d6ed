import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/create-api-client.ts';
import {
  createAuditQueries,
  createClientQueries,
  createOwnAccountQueries,
  createUserQueries,
} from './account-queries.ts';
import { createAppointmentQueries } from './appointment-queries.ts';
import { createAppointmentSeriesQueries } from './appointment-series-queries.ts';
import { createStaffAppointmentQueries } from './staff-appointment-queries.ts';
import { createCleanerQueries } from './cleaner-queries.ts';
import { createMessageQueries } from './message-queries.ts';
import { createInvoiceQueries } from './invoice-queries.ts';
import { createBankStatementQueries } from './bank-statement-queries.ts';
import { createDocumentQueries } from './document-queries.ts';
import { createEnquiryQueries } from './enquiry-queries.ts';
import { createNdisQueries } from './ndis-queries.ts';
import { queryKeys } from './query-keys.ts';
import { createSavedViewQueries } from './saved-view-queries.ts';
import { createQuoteQueries } from './quote-queries.ts';
import { createStaffQueries } from './staff-queries.ts';

/**
 * What can be read, as options for `useQuery`, `useSuspenseQuery` or `prefetchQuery`. A list keeps
 * showing its last page while the next one loads.
 */
export function createQueries(api: ApiClient) {
  const { quotes, invoices, services } = api;
  return {
    quotes: createQuoteQueries(quotes),
    savedViews: createSavedViewQueries(api),
    invoices: createInvoiceQueries(invoices),
    bankStatements: createBankStatementQueries(api),
    appointments: createAppointmentQueries(api),
    staffAppointments: createStaffAppointmentQueries(api),
    appointmentSeries: createAppointmentSeriesQueries(api),
    cleaners: createCleanerQueries(api),
    messages: createMessageQueries(api),
    documents: createDocumentQueries(api),
    enquiries: createEnquiryQueries(api),
    ndis: createNdisQueries(api),
    services: {
      catalogue: () =>
        queryOptions({
          queryKey: queryKeys.services.catalogue,
          queryFn: ({ signal }) => services.getCatalogue({ signal }),
        }),
    },
    accounts: createOwnAccountQueries(api),
    clients: createClientQueries(api),
    users: createUserQueries(api),
    audit: createAuditQueries(api),
    staff: createStaffQueries(api),
  };
}

export type Queries = ReturnType<typeof createQueries>;
