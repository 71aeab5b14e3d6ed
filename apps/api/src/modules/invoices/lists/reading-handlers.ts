import { invoicesEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { readInvoice } from '../load-invoice.ts';
import { createInvoiceListService } from './list-service.ts';
import { readStatement } from '../statements/statement-service.ts';

type Reading = Pick<
  typeof invoicesEndpoints,
  | 'listMyInvoices'
  | 'listInvoices'
  | 'listNdisInvoices'
  | 'getNdisInvoices'
  | 'getInvoiceStats'
  | 'getStatement'
  | 'getInvoice'
  | 'listInvoiceLines'
>;

/** Answers the calls that change nothing. */
export function createReadingHandlers({
  database,
}: Pick<Dependencies, 'database'>): HandlersOf<Reading> {
  const lists = createInvoiceListService({ database });

  return {
    listMyInvoices: async ({ viewer, query, now }) => ({
      status: 200,
      body: await lists.myPage({ viewer, now }, query, invoicesEndpoints.listMyInvoices.path),
    }),

    listInvoices: async ({ viewer, query, now }) => ({
      status: 200,
      body: await lists.page({ viewer, now }, query, invoicesEndpoints.listInvoices.path),
    }),

    listNdisInvoices: async ({ viewer, query, now }) => ({
      status: 200,
      body: await lists.page(
        { viewer, now },
        { ...query, kind: 'ndis' },
        invoicesEndpoints.listNdisInvoices.path,
      ),
    }),

    getNdisInvoices: async ({ viewer, query, now }) => ({
      status: 200,
      body: await lists.page(
        { viewer, now },
        { ...query, kind: 'ndis' },
        invoicesEndpoints.getNdisInvoices.path,
      ),
    }),

    getInvoiceStats: async ({ viewer, now }) => ({
      status: 200,
      body: await lists.stats({ viewer, now }),
    }),

    getStatement: async ({ viewer, query }) => ({
      status: 200,
      body: await readStatement(database, viewer, query),
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
