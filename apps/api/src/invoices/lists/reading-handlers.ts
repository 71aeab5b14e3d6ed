import { invoicesEndpoints } from '@cleaning/contract/invoices';
import type { HandlerDependencies } from '../../core/dependencies.ts';
import { readSnapshot } from '../../core/db/client.ts';
import type { HandlersOf } from '../../core/http/handlers.ts';
import type { UserViewer } from '../../core/http/viewer.ts';
import { listMaskedNdisNumbers } from '../../clients/client-directory.ts';
import { readMyHourlyRates } from '../bulk/hourly-rates.ts';
import { readInvoice, type InvoiceContext } from '../load-invoice.ts';
import { listInvoicedAppointments } from './invoiced-appointments-repository.ts';
import {
  pageOfInvoices,
  pageOfLines,
  pageOfOwnInvoices,
  readInvoiceStats,
  type ListQuery,
} from './list-service.ts';
import { readRecipients } from '../statements/statement-recipients.ts';
import { readStatement } from '../statements/statement-service.ts';

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

interface NdisCall
  extends InvoiceContext<UserViewer>, Pick<HandlerDependencies, 'database' | 'secrets'> {}

async function pageOfNdisInvoices(
  { database, secrets, viewer, now }: NdisCall,
  query: Omit<ListQuery, 'kind'>,
  path: string,
) {
  const context = { viewer, now };
  const page = await pageOfInvoices(database, context, { ...query, kind: 'ndis' }, path);
  const clientIds = page.results.map(({ client_id: id }) => id);
  const numbers = await listMaskedNdisNumbers(database, secrets, clientIds);
  const results = page.results.map((invoice) => ({
    ...invoice,
    ndis_number_masked: numbers.get(invoice.client_id) ?? null,
  }));
  return { ...page, results };
}

/** Serves the calls that read invoices. */
export const readingHandlers: HandlersOf<Reading> = {
  listMyInvoices: async ({ database, viewer, query, now }) => ({
    status: 200,
    body: await pageOfOwnInvoices(
      database,
      { viewer, now },
      query,
      invoicesEndpoints.listMyInvoices.path,
    ),
  }),

  listMyInvoicedAppointments: async ({ database, viewer, query }) => ({
    status: 200,
    body: await listInvoicedAppointments(database, viewer, query),
  }),

  listInvoices: async ({ database, viewer, query, now }) => ({
    status: 200,
    body: await pageOfInvoices(
      database,
      { viewer, now },
      query,
      invoicesEndpoints.listInvoices.path,
    ),
  }),

  listNdisInvoices: async ({ database, secrets, viewer, query, now }) => ({
    status: 200,
    body: await pageOfNdisInvoices(
      { database, secrets, viewer, now },
      query,
      invoicesEndpoints.listNdisInvoices.path,
    ),
  }),

  getNdisInvoices: async ({ database, secrets, viewer, query, now }) => ({
    status: 200,
    body: await pageOfNdisInvoices(
      { database, secrets, viewer, now },
      query,
      invoicesEndpoints.getNdisInvoices.path,
    ),
  }),

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

  listInvoiceLines: async ({ database, viewer, query, now }) => ({
    status: 200,
    body: await pageOfLines(
      database,
      { viewer, now },
      query,
      invoicesEndpoints.listInvoiceLines.path,
    ),
  }),
};
