import type { Page } from '@cleaning/contract/http';
import type {
  InvoiceStats,
  listInvoicesQuery,
  listMyInvoicesQuery,
  MyInvoicesPage,
} from '@cleaning/contract/invoices';
import { financialYearOf } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { readSnapshot, type Database, type Transaction } from '../../core/db/client.ts';
import type { ClientViewer, UserViewer } from '../../core/http/viewer.ts';
import type { PagedRows } from '../../core/list.ts';
import type { InvoiceContext } from '../load-invoice.ts';
import {
  countInvoices,
  countInvoicesByStatus,
  listInvoices,
  type InvoiceFilter,
  type ListedInvoiceRow,
} from './invoice-list-repository.ts';
import { sumOwed } from './owed-repository.ts';
import { sumPaidSince } from '../payments/payment-repository.ts';
import { toOwed } from '../view.ts';

/** The query parameters that all lists of invoices share. */
export type ListQuery = z.output<typeof listMyInvoicesQuery> &
  Pick<z.output<typeof listInvoicesQuery>, 'client_id'>;

type OwnTotals = Omit<MyInvoicesPage, keyof Page<unknown>>;

/** The invoices that a viewer may see, and that match the query of a list. */
export function invoicesMatching(
  { viewer, now }: InvoiceContext<UserViewer>,
  query: ListQuery,
): PagedRows<ListedInvoiceRow> {
  const filter = filterOf(viewer, query, sydneyDateOf(now));
  const { ordering } = query;
  return {
    count: (queryable) => countInvoices(queryable, filter),
    page: (queryable, window) => listInvoices(queryable, filter, { ordering, ...window }),
  };
}

const statsIn = async (
  snapshot: Transaction,
  { viewer, now }: InvoiceContext<UserViewer>,
): Promise<InvoiceStats> => ({
  ...toOwed(await sumOwed(snapshot, viewer, sydneyDateOf(now))),
  status_counts: await countInvoicesByStatus(snapshot, viewer),
});

/** What a client owes, has paid in this financial year, and has of invoices in each status. */
export async function ownTotals(
  snapshot: Transaction,
  context: InvoiceContext<ClientViewer>,
): Promise<OwnTotals> {
  const { clientId } = context.viewer;
  const { from } = financialYearOf(sydneyDateOf(context.now));
  return {
    ...(await statsIn(snapshot, context)),
    paid_cents: await sumPaidSince(snapshot, { clientId, from }),
    paid_from: from,
  };
}

export const readInvoiceStats = (
  database: Database,
  context: InvoiceContext<UserViewer>,
): Promise<InvoiceStats> => readSnapshot(database, (snapshot) => statsIn(snapshot, context));

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
