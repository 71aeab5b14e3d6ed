import {
  anInvoiceSummary,
  anInvoiceTotals,
  answer,
  aCappedPageOf,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { InvoiceSummary } from '@cleaning/contract/invoices';
import { beforeEach } from 'vitest';
import { startService } from '#app/testing/render-app.tsx';

export const ADDRESS = '/staff/portal/invoices';
export const ID = '5b1f2a3c-0000-4000-8000-00000000040';
export const draft = anInvoiceSummary({
  id: `${ID}1`,
  number: null,
  status: 'draft',
  client_name: 'Wei Zhang',
  issue_date: null,
  due_date: null,
  version: 1,
});
export const owed = anInvoiceSummary({ id: `${ID}2` });
export const late = anInvoiceSummary({
  id: `${ID}3`,
  number: 'INV-2026-00009',
  client_name: 'Olivia Marsh',
  is_overdue: true,
  total_cents: 250_00,
  balance_cents: 150_00,
});

/**
 * Starts a mock service with a draft, an unpaid and an overdue invoice, and no visits to invoice.
 */
export function startInvoices() {
  const server = startService();
  const serve = (invoices: InvoiceSummary[]) =>
    server.use(mockEndpoint(endpoints.listInvoices, answer(aCappedPageOf(invoices))));
  beforeEach(() => {
    serve([draft, owed, late]);
    server.use(
      mockEndpoint(
        endpoints.getInvoiceTotals,
        answer(
          anInvoiceTotals({
            owed: { count: 2, cents: 260_00, total_cents: 360_00 },
            overdue: { count: 1, cents: 150_00, oldest_due_date: '2026-11-09' },
            drafts: { count: 1, cents: 110_00 },
            all_count: 10_000,
            is_all_count_capped: true,
          }),
        ),
      ),
      mockEndpoint(endpoints.listUninvoicedVisits, answer([])),
    );
  });
  return { server, serve };
}
