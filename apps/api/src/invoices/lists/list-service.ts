import type { CappedPage } from '@cleaning/contract/http';
import type {
  DashboardInvoices,
  InvoiceStats,
  listInvoicesQuery,
  listMyInvoicesQuery,
  InvoiceLine,
  MyInvoicesPage,
} from '@cleaning/contract/invoices';
import { financialYearOf } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { readSnapshot, type Database, type Transaction } from '../../core/db/client.ts';
import { notFound } from '../../core/http/api-error.ts';
import { pageLinks } from '../../core/http/page-links.ts';
import { markCapped, readPageIn } from '../../core/http/read-page.ts';
import type { ClientViewer, UserViewer } from '../../core/http/viewer.ts';
import type { InvoiceContext } from '../load-invoice.ts';
import {
  countInvoices,
  countInvoicesByStatus,
  listInvoices,
  type InvoiceFilter,
} from './invoice-list-repository.ts';
import { sumOwed, type OwedRow } from './owed-repository.ts';
import { findInvoice } from '../invoice-repository.ts';
import { listLines } from '../line-repository.ts';
import { toInvoiceLine, toInvoiceSummary } from '../mapper.ts';
import { sumPaidSince } from '../payments/payment-repository.ts';

/** The query parameters that all lists of invoices share. */
export type ListQuery = z.output<typeof listMyInvoicesQuery> &
  Pick<z.output<typeof listInvoicesQuery>, 'client_id'>;

type InvoicesPage = Pick<MyInvoicesPage, 'count' | 'next' | 'previous' | 'results'>;
type StaffInvoicesPage = InvoicesPage & Pick<CappedPage<unknown>, 'is_count_capped'>;
type LinesPage = Omit<InvoicesPage, 'results'> & { results: InvoiceLine[] };

interface LinesQuery {
  readonly invoice_id: string;
  readonly page: number;
  readonly page_size: number;
}

async function pageIn(
  snapshot: Transaction,
  { viewer, now }: InvoiceContext<UserViewer>,
  query: ListQuery,
  path: string,
): Promise<InvoicesPage> {
  const today = sydneyDateOf(now);
  const filter = filterOf(viewer, query, today);
  const { ordering } = query;
  return readPageIn(
    snapshot,
    { path, query },
    {
      count: () => countInvoices(snapshot, filter),
      list: (_snapshot, window) => listInvoices(snapshot, filter, { ordering, ...window }),
      toItem: (row) => toInvoiceSummary(row, today),
    },
  );
}

const statsIn = async (
  snapshot: Transaction,
  { viewer, now }: InvoiceContext<UserViewer>,
): Promise<InvoiceStats> => ({
  ...toOwed(await sumOwed(snapshot, viewer, sydneyDateOf(now))),
  status_counts: await countInvoicesByStatus(snapshot, viewer),
});

/**
 * The invoices that the viewer may see. A page past the end is empty.
 *
 * @param path the endpoint's path, with which the links to other pages begin.
 */
export const pageOfInvoices = (
  database: Database,
  context: InvoiceContext<UserViewer>,
  query: ListQuery,
  path: string,
): Promise<StaffInvoicesPage> =>
  readSnapshot(database, async (snapshot) =>
    markCapped(await pageIn(snapshot, context, query, path)),
  );

/** A client's invoices, with the total that they owe and the number of invoices in each status. */
export const pageOfOwnInvoices = (
  database: Database,
  context: InvoiceContext<ClientViewer>,
  query: ListQuery,
  path: string,
): Promise<MyInvoicesPage> =>
  readSnapshot(database, async (snapshot) => {
    const { clientId } = context.viewer;
    const { from } = financialYearOf(sydneyDateOf(context.now));
    return {
      ...(await pageIn(snapshot, context, query, path)),
      ...(await statsIn(snapshot, context)),
      paid_cents: await sumPaidSince(snapshot, { clientId, from }),
      paid_from: from,
    };
  });

export const readInvoiceStats = (
  database: Database,
  context: InvoiceContext<UserViewer>,
): Promise<InvoiceStats> => readSnapshot(database, (snapshot) => statsIn(snapshot, context));

export async function pageOfLines(
  database: Database,
  { viewer }: InvoiceContext<UserViewer>,
  query: LinesQuery,
  path: string,
): Promise<LinesPage> {
  const invoice = await findInvoice(database, query.invoice_id, viewer);
  if (invoice === undefined) throw notFound();
  // An invoice has at most a hundred lines, so the page is cut in memory.
  const lines = await listLines(database, invoice.id);
  const start = (query.page - 1) * query.page_size;
  return {
    count: lines.length,
    ...pageLinks(path, query, lines.length),
    results: lines.slice(start, start + query.page_size).map(toInvoiceLine),
  };
}

/** What is owed, as the API returns it. */
export const toOwed = (owed: OwedRow): Omit<DashboardInvoices, 'invoices'> => ({
  due_cents: owed.dueCents,
  due_count: owed.dueCount,
  overdue_cents: owed.overdueCents,
  overdue_count: owed.overdueCount,
  next_due_cents: owed.nextDueCents,
  next_due_date: owed.nextDueDate,
  plan_due_cents: owed.planDueCents,
  plan_due_count: owed.planDueCount,
  plan_overdue_count: owed.planOverdueCount,
});

function filterOf(viewer: UserViewer, query: ListQuery, today: string): InvoiceFilter {
  return {
    viewer,
    kind: query.kind ?? null,
    clientId: query.client_id ?? null,
    quoteId: query.quote_id ?? null,
    statuses: query.status ?? null,
    claimStatuses: query.claim_status ?? null,
    overdue: query.overdue ?? null,
    payer: query.payer ?? null,
    issuedFrom: query.from ?? null,
    issuedTo: query.to ?? null,
    search: query.search === undefined || query.search === '' ? null : query.search,
    today,
  };
}
