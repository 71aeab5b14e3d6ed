import { queryOptions } from '@tanstack/react-query';
import type { PortalClient } from '../client/portal-client.ts';
import { createAppointmentQueries } from './appointment-queries.ts';
import { createAppointmentSeriesQueries } from './appointment-series-queries.ts';
import { createDocumentQueries } from './document-queries.ts';
import { createInvoiceQueries } from './invoice-queries.ts';
import { createMessageQueries } from './message-queries.ts';
import { createOwnAccountQueries } from './own-account-queries.ts';
import { queryKeys } from './query-keys.ts';
import { createQuoteQueries } from './quote-queries.ts';
import { createStaffAppointmentQueries } from './staff-appointment-queries.ts';
import { createStaffQueries } from './staff-queries.ts';

/** Query options for the first page of every portal, and for all pages of the client portal. */
export function createPortalQueries(api: PortalClient) {
  const { services } = api;
  return {
    quotes: createQuoteQueries(api.quotes),
    invoices: createInvoiceQueries(api),
    appointments: createAppointmentQueries(api),
    staffAppointments: createStaffAppointmentQueries(api),
    appointmentSeries: createAppointmentSeriesQueries(api),
    messages: createMessageQueries(api),
    documents: createDocumentQueries(api),
    services: {
      catalogue: () =>
        queryOptions({
          queryKey: queryKeys.services.catalogue,
          queryFn: ({ signal }) => services.getCatalogue({ signal }),
        }),
    },
    accounts: createOwnAccountQueries(api),
    staff: createStaffQueries(api),
  };
}

export type PortalQueries = ReturnType<typeof createPortalQueries>;
