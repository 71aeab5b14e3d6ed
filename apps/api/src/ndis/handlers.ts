import { ndisEndpoints } from '@cleaning/contract/ndis';
import { callOf } from '../core/command.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { readPage } from '../core/http/read-page.ts';
import { countCatalogueRows, listCatalogueRows } from './catalogue-repository.ts';
import { addCatalogueRow, endCatalogueRow, toCatalogueEntry } from './catalogue-service.ts';

export const ndisHandlers: HandlersOf<typeof ndisEndpoints> = {
  listCatalogueRows: async ({ database, query }) => {
    const filter = { search: query.search ?? '', on: query.on ?? null };
    const { path } = ndisEndpoints.listCatalogueRows;
    const body = await readPage(
      database,
      { path, query },
      {
        count: (snapshot) => countCatalogueRows(snapshot, filter),
        list: (snapshot, window) => listCatalogueRows(snapshot, filter, window),
        toItem: toCatalogueEntry,
      },
    );
    return { status: 200, body };
  },

  addCatalogueRow: async ({ transaction, viewer, body, now }) => ({
    status: 201,
    body: await addCatalogueRow(transaction, body, { actorId: viewer.staffId, now }),
  }),

  endCatalogueRow: async (context) => ({
    status: 200,
    body: await endCatalogueRow(context.transaction, callOf(context), context.body),
  }),
};
