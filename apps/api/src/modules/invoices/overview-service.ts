import type { DashboardInvoices, Invoice } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Queryable } from '../../platform/db/client.ts';
import { readInvoice } from './change.ts';
import { listInvoices, sumOwed, type InvoiceFilter } from './invoice-list-repository.ts';
import { toOwed } from './list-service.ts';
import { toInvoiceSummary } from './mapper.ts';
import { clientViewer } from '../../platform/http/viewer.ts';

/** How many invoices the first page of the portal shows. */
const MAX_UNPAID = 5;

/** How many invoices are looked up at once. */
const BATCH = 200;

/** What the first page of the portal shows of a client's invoices: those to pay, the oldest first. */
export async function invoicesForDashboard(
  queryable: Queryable,
  clientId: string,
  today: string,
): Promise<DashboardInvoices> {
  const filter = {
    ...everything(clientId, today),
    statuses: ['issued', 'partially_paid'],
  } as const;
  const window = { ordering: 'due_date', limit: MAX_UNPAID, offset: 0 } as const;
  const owed = await sumOwed(queryable, filter.viewer, today);
  const unpaid = await listInvoices(queryable, filter, window);
  return { ...toOwed(owed), invoices: unpaid.map((row) => toInvoiceSummary(row, today)) };
}

/** Every invoice that a client was sent, whole, for the copy of their own data. */
export async function exportFor(
  queryable: Queryable,
  clientId: string,
  now: Date,
): Promise<Invoice[]> {
  const filter = everything(clientId, sydneyDateOf(now));
  const whole: Invoice[] = [];
  for (let offset = 0; ; offset += BATCH) {
    const window = { ordering: 'created_at', limit: BATCH, offset } as const;
    const rows = await listInvoices(queryable, filter, window);
    for (const { id } of rows) {
      whole.push(await readInvoice(queryable, { id, viewer: filter.viewer, now }));
    }
    if (rows.length < BATCH) return whole;
  }
}

const everything = (clientId: string, today: string) =>
  ({
    viewer: clientViewer(clientId),
    kind: null,
    clientId: null,
    quoteId: null,
    statuses: null,
    claimStatuses: null,
    overdue: null,
    issuedFrom: null,
    issuedTo: null,
    search: null,
    today,
  }) satisfies InvoiceFilter;
