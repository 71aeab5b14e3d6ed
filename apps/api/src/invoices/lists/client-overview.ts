import type { DashboardInvoices, Invoice } from '@cleaning/contract/invoices';
import { OWED_INVOICE_STATUSES } from '@cleaning/contract/invoices/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Queryable } from '../../core/db/client.ts';
import { clientViewer } from '../../core/http/viewer.ts';
import { readInvoice } from '../load-invoice.ts';
import { listInvoices, unfilteredInvoices } from './invoice-list-repository.ts';
import { sumOwed } from './owed-repository.ts';
import { toOwed, toInvoiceSummary } from '../view.ts';

/** The most invoices on the first page of the portal. */
const MAX_UNPAID = 5;

/** The most invoices that are looked up at once. */
const BATCH = 200;

/** What a client and their plan still owe. */
export const owedByClient = async (
  queryable: Queryable,
  clientId: string,
  today: string,
): Promise<Omit<DashboardInvoices, 'invoices'>> =>
  toOwed(await sumOwed(queryable, clientViewer(clientId), today));

/** The unpaid invoices of a client for the first page of the portal, the oldest first. */
export async function invoicesForDashboard(
  queryable: Queryable,
  clientId: string,
  today: string,
): Promise<DashboardInvoices> {
  const filter = {
    ...unfilteredInvoices(clientViewer(clientId), today),
    statuses: OWED_INVOICE_STATUSES,
    payer: 'client',
  } as const;
  const window = { ordering: 'due_date', limit: MAX_UNPAID, offset: 0 } as const;
  const owed = await sumOwed(queryable, filter.viewer, today);
  const unpaid = await listInvoices(queryable, filter, window);
  return { ...toOwed(owed), invoices: unpaid.map((row) => toInvoiceSummary(row, today)) };
}

/** Every invoice that was sent to a client, in full, for the export of their data. */
export async function exportFor(
  queryable: Queryable,
  clientId: string,
  now: Date,
): Promise<Invoice[]> {
  const filter = unfilteredInvoices(clientViewer(clientId), sydneyDateOf(now));
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
