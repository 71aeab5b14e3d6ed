import { invoicesEndpoints } from '@cleaning/contract/invoices';
import { sydneyDateOf } from '@cleaning/pricing';
import type { HandlerDependencies } from '../../core/dependencies.ts';
import { readSnapshot, type Queryable } from '../../core/db/client.ts';
import { notFound } from '../../core/http/api-error.ts';
import type { HandlersOf } from '../../core/http/handlers.ts';
import type { UserViewer } from '../../core/http/viewer.ts';
import { list, type PageWindow } from '../../core/list.ts';
import { listMaskedNdisNumbers } from '../../clients/client-directory.ts';
import { readMyHourlyRates } from '../bulk/hourly-rates.ts';
import { findInvoice } from '../invoice-repository.ts';
import { linesOf } from '../line-repository.ts';
import { readInvoice, type InvoiceContext } from '../load-invoice.ts';
import { toInvoiceLine, toInvoiceSummary } from '../view.ts';
import type { ListedInvoiceRow } from './invoice-list-repository.ts';
import { listInvoicedAppointments } from './invoiced-appointments-repository.ts';
import { invoicesMatching, ownTotals, readInvoiceStats, type ListQuery } from './list-invoices.ts';
import { readRecipients } from '../statements/statement-recipients.ts';
import { readStatement } from '../statements/read-statement.ts';

type Reading = Pick<
  typeof invoicesEndpoints,
  | 'listMyInvoices'
  | 'listMyInvoicedAppointments'
  | 'listInvoices'
  | 'listNdisInvoices'
  | 'getNdisInvoices'
  | 'getInvoiceStats'
  | 'getMyHourlyRates'
  | 'getStatement'
  | 'getInvoice'
  | 'listInvoiceLines'
>;

type ReadingContext = InvoiceContext<UserViewer> & Pick<HandlerDependencies, 'secrets'>;

const toSummary = (row: ListedInvoiceRow, { now }: InvoiceContext<UserViewer>) =>
  toInvoiceSummary(row, sydneyDateOf(now));

/** The NDIS invoices, each with the masked NDIS number of its client. */
const ndisInvoices = {
  from(context: ReadingContext & { readonly query: Omit<ListQuery, 'kind'> }) {
    const rows = invoicesMatching(context, { ...context.query, kind: 'ndis' });
    return {
      ...rows,
      async page(queryable: Queryable, window: PageWindow) {
        const invoices = await rows.page(queryable, window);
        const clientIds = invoices.map(({ clientId }) => clientId);
        const numbers = await listMaskedNdisNumbers(queryable, context.secrets, clientIds);
        return invoices.map((row) => ({ row, number: numbers.get(row.clientId) ?? null }));
      },
    };
  },
  view: (
    { row, number }: { readonly row: ListedInvoiceRow; readonly number: string | null },
    context: ReadingContext,
  ) => ({ ...toSummary(row, context), ndis_number_masked: number }),
};

/** Serves the calls that read invoices. */
export const readingHandlers: HandlersOf<Reading> = {
  listMyInvoices: list(invoicesEndpoints.listMyInvoices, {
    from: (context) => invoicesMatching(context, context.query),
    view: toSummary,
    beside: ({ snapshot, viewer, now }) => ownTotals(snapshot, { viewer, now }),
  }),

  listMyInvoicedAppointments: async ({ database, viewer, query }) => ({
    status: 200,
    body: await listInvoicedAppointments(database, viewer, query),
  }),

  listInvoices: list(invoicesEndpoints.listInvoices, {
    from: (context) => invoicesMatching(context, context.query),
    view: toSummary,
  }),

  listNdisInvoices: list(invoicesEndpoints.listNdisInvoices, ndisInvoices),
  getNdisInvoices: list(invoicesEndpoints.getNdisInvoices, ndisInvoices),

  getInvoiceStats: async ({ database, viewer, now }) => ({
    status: 200,
    body: await readInvoiceStats(database, { viewer, now }),
  }),

  getMyHourlyRates: async ({ database, viewer }) => ({
    status: 200,
    body: await readMyHourlyRates(database, viewer),
  }),

  getStatement: async ({ database, viewer, query, now }) => ({
    status: 200,
    body: await readSnapshot(database, async (snapshot) => {
      const statement = await readStatement(snapshot, viewer, query);
      if (viewer.kind === 'client') return statement;
      return { ...statement, recipients: await readRecipients(snapshot, statement, now) };
    }),
  }),

  getInvoice: async ({ database, viewer, params, now }) => ({
    status: 200,
    body: await readInvoice(database, { ...params, viewer, now }),
  }),

  listInvoiceLines: list(invoicesEndpoints.listInvoiceLines, {
    async from({ snapshot, viewer, query: { invoice_id: id } }) {
      if ((await findInvoice(snapshot, id, viewer)) === undefined) throw notFound();
      return linesOf(id);
    },
    view: toInvoiceLine,
  }),
};
