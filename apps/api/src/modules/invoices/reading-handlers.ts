import { invoicesEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { readInvoice } from './change.ts';
import { createInvoiceListService } from './list-service.ts';
import { readStatement } from './statement-service.ts';
import { clientViewer, viewerOf } from './viewer.ts';

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
    listMyInvoices: async ({ actor, query, now }) => ({
      status: 200,
      body: await lists.myPage(
        { viewer: clientViewer(actor.userId), now },
        query,
        invoicesEndpoints.listMyInvoices.path,
      ),
    }),

    listInvoices: async ({ actor, query, now }) => ({
      status: 200,
      body: await lists.page(
        { viewer: viewerOf(actor), now },
        query,
        invoicesEndpoints.listInvoices.path,
      ),
    }),

    listNdisInvoices: async ({ actor, query, now }) => ({
      status: 200,
      body: await lists.page(
        { viewer: viewerOf(actor), now },
        { ...query, kind: 'ndis' },
        invoicesEndpoints.listNdisInvoices.path,
      ),
    }),

    getNdisInvoices: async ({ actor, query, now }) => ({
      status: 200,
      body: await lists.page(
        { viewer: viewerOf(actor), now },
        { ...query, kind: 'ndis' },
        invoicesEndpoints.getNdisInvoices.path,
      ),
    }),

    getInvoiceStats: async ({ actor, now }) => ({
      status: 200,
      body: await lists.stats({ viewer: viewerOf(actor), now }),
    }),

    getStatement: async ({ actor, query }) => ({
      status: 200,
      body: await readStatement(database, viewerOf(actor), query),
    }),

    getInvoice: async ({ actor, params, now }) => ({
      status: 200,
      body: await readInvoice(database, { ...params, viewer: viewerOf(actor), now }),
    }),

    listInvoiceLines: async ({ actor, query, now }) => ({
      status: 200,
      body: await lists.lines(
        { viewer: viewerOf(actor), now },
        query,
        invoicesEndpoints.listInvoiceLines.path,
      ),
    }),
  };
}
