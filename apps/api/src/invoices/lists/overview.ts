import type { DashboardInvoices, Invoice } from '@cleaning/contract/invoices';
import type { StaffSearch, StaffToday } from '@cleaning/contract/staff';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Queryable } from '../../core/db/client.ts';
import { firstInOrder } from '../../core/db/first-in-order.ts';
import { clientViewer, type OfficeViewer, type UserViewer } from '../../core/http/viewer.ts';
import { readInvoice } from '../load-invoice.ts';
import { countInvoices, listInvoices, type InvoiceFilter } from './invoice-list-repository.ts';
import { sumOwed } from './owed-repository.ts';
import { findHolds } from '../reminders/reminder-repository.ts';
import { toOwed } from './list-invoices.ts';
import { toInvoiceSummary } from '../view.ts';

/** The most invoices on the first page of the portal. */
const MAX_UNPAID = 5;

/** The most invoices that a search by number shows. */
const MAX_NAMED = 5;

/** The most invoices of one client that a search shows. */
const MAX_OF_CLIENT = 3;

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
    statuses: ['issued', 'partially_paid'],
    payer: 'client',
  } as const;
  const window = { ordering: 'due_date', limit: MAX_UNPAID, offset: 0 } as const;
  const owed = await sumOwed(queryable, filter.viewer, today);
  const unpaid = await listInvoices(queryable, filter, window);
  return { ...toOwed(owed), invoices: unpaid.map((row) => toInvoiceSummary(row, today)) };
}

/**
 * The invoices of all clients for the first page of the staff portal: overdue ones, and rejected
 * claims.
 */
export async function invoicesForStaff(
  queryable: Queryable,
  viewer: OfficeViewer,
  today: string,
): Promise<Pick<StaffToday, 'overdue' | 'rejected_claims'>> {
  const filter = unfilteredInvoices(viewer, today);
  const owed = await sumOwed(queryable, viewer, today);
  const overdue = await listInvoices(
    queryable,
    { ...filter, overdue: true },
    { ordering: 'due_date', limit: MAX_UNPAID, offset: 0 },
  );
  const clientIds = overdue.map(({ clientId }) => clientId);
  const holds = await findHolds(queryable, clientIds, today);
  return {
    overdue: {
      count: owed.overdueCount,
      cents: owed.overdueCents,
      invoices: overdue.map((row) => ({
        ...toInvoiceSummary(row, today),
        held: holds.get(row.clientId) ?? null,
      })),
    },
    rejected_claims: await countInvoices(queryable, { ...filter, claimStatuses: ['rejected'] }),
  };
}

/** The invoices with one of the numbers, and the last changed invoices of the client. */
export async function invoicesFoundByStaff(
  queryable: Queryable,
  viewer: OfficeViewer,
  {
    numbers,
    clientId,
    today,
  }: {
    readonly numbers: readonly string[];
    readonly clientId: string | null;
    readonly today: string;
  },
): Promise<StaffSearch['invoices']> {
  const filter = unfilteredInvoices(viewer, today);
  const latest = { ordering: '-updated_at', offset: 0 } as const;
  const named =
    numbers.length === 0
      ? []
      : await listInvoices(queryable, { ...filter, numbers }, { ...latest, limit: numbers.length });
  const ofClient =
    clientId === null
      ? []
      : await listInvoices(queryable, { ...filter, clientId }, { ...latest, limit: MAX_OF_CLIENT });
  const first = firstInOrder(named, numbers, {
    keyOf: ({ number }) => number,
    limit: MAX_NAMED,
  });
  return [...first, ...ofClient].map((row) => toInvoiceSummary(row, today));
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

const unfilteredInvoices = (viewer: UserViewer, today: string) =>
  ({
    viewer,
    kind: null,
    clientId: null,
    quoteId: null,
    statuses: null,
    claimStatuses: null,
    overdue: null,
    payer: null,
    issuedFrom: null,
    issuedTo: null,
    search: null,
    today,
  }) satisfies InvoiceFilter;
