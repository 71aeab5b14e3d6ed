import { invoicesEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import { readSnapshot } from '../../core/db/client.ts';
import type { HandlersOf } from '../../core/http/handlers.ts';
import type { UserViewer } from '../../core/http/viewer.ts';
import { listMaskedNdisNumbers } from '../../clients/client-directory.ts';
import { readMyHourlyRates } from '../bulk/hourly-rates.ts';
import { readInvoice, type InvoiceContext } from '../load-invoice.ts';
import { listInvoicedAppointments } from './invoiced-appointments-repository.ts';
import { createInvoiceListService, type ListQuery } from './list-service.ts';
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

/** Serves the calls that read invoices. */
export function createReadingHandlers({
  database,
  secrets,
}: Pick<Dependencies, 'database' | 'secrets'>): HandlersOf<Reading> {
  const lists = createInvoiceListService({ database });
  const ndisPage = async (
    context: InvoiceContext<UserViewer>,
    query: Omit<ListQuery, 'kind'>,
    path: string,
  ) => {
    const page = await lists.page(context, { ...query, kind: 'ndis' }, path);
    const clientIds = page.results.map(({ client_id: id }) => id);
    const numbers = await listMaskedNdisNumbers(database, secrets, clientIds);
    const results = page.results.map((invoice) => ({
      ...invoice,
      ndis_number_masked: numbers.get(invoice.client_id) ?? null,
    }));
    return { ...page, results };
  };

  return {
    listMyInvoices: async ({ viewer, query, now }) => ({
      status: 200,
      body: await lists.myPage({ viewer, now }, query, invoicesEndpoints.listMyInvoices.path),
    }),

    listMyInvoicedAppointments: async ({ viewer, query }) => ({
      status: 200,
      body: await listInvoicedAppointments(database, viewer, query),
    }),

    listInvoices: async ({ viewer, query, now }) => ({
      status: 200,
      body: await lists.page({ viewer, now }, query, invoicesEndpoints.listInvoices.path),
    }),

    listNdisInvoices: async ({ viewer, query, now }) => ({
      status: 200,
      body: await ndisPage({ viewer, now }, query, invoicesEndpoints.listNdisInvoices.path),
    }),

    getNdisInvoices: async ({ viewer, query, now }) => ({
      status: 200,
      body: await ndisPage({ viewer, now }, query, invoicesEndpoints.getNdisInvoices.path),
    }),

    getInvoiceStats: async ({ viewer, now }) => ({
      status: 200,
      body: await lists.stats({ viewer, now }),
    }),

    getMyHourlyRates: async ({ viewer }) => ({
      status: 200,
      body: await readMyHourlyRates(database, viewer),
    }),

    getStatement: async ({ viewer, query, now }) => ({
      status: 200,
      body: await readSnapshot(database, async (snapshot) => {
        const statement = await readStatement(snapshot, viewer, query);
        if (viewer.kind === 'client') return statement;
        return { ...statement, recipients: await readRecipients(snapshot, statement, now) };
      }),
    }),

    getInvoice: async ({ viewer, params, now }) => ({
      status: 200,
      body: await readInvoice(database, { ...params, viewer, now }),
    }),

    listInvoiceLines: async ({ viewer, query, now }) => ({
      status: 200,
      body: await lists.lines({ viewer, now }, query, invoicesEndpoints.listInvoiceLines.path),
    }),
  };
}
