import {
  anInvoice,
  answer,
  aCappedPageOf,
  aPageOf,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Invoice } from '@cleaning/contract/invoices';
import { beforeEach } from 'vitest';
import { startService } from '#app/testing/render-app.tsx';

export const INVOICE_ID = anInvoice().id;
export const ADDRESS = `/staff/portal/invoices/${INVOICE_ID}`;

/** Starts a mock service with one invoice. Its client owes nothing else and cannot be read. */
export function startInvoice() {
  const server = startService();
  beforeEach(() => {
    server.use(
      mockEndpoint(endpoints.getClient, refuse(404, { code: 'not_found' })),
      mockEndpoint(endpoints.listAccountCredits, answer(aPageOf([]))),
      mockEndpoint(endpoints.listInvoices, answer(aCappedPageOf([]))),
      mockEndpoint(
        endpoints.listCatalogueRows,
        answer(
          aPageOf([
            {
              id: INVOICE_ID,
              item_number: '01_020_0120_1_1',
              name: 'House Cleaning And Other Household Activities',
              unit: 'H' as const,
              effective_from: '2026-07-01',
              effective_to: null,
              limits: { standard_cents: 60_10, remote_cents: 84_14, very_remote_cents: 90_15 },
              version: 1,
              created_at: '2026-07-01T00:00:00.000Z',
            },
          ]),
        ),
      ),
    );
  });
  return {
    server,
    serveInvoice: (invoice: Invoice) =>
      server.use(mockEndpoint(endpoints.getInvoice, answer(invoice))),
  };
}
