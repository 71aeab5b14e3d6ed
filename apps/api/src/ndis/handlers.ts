import { ndisEndpoints } from '@cleaning/contract/ndis';
import { callOf } from '../core/command.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { list } from '../core/list.ts';
import { catalogueRowsMatching } from './catalogue-repository.ts';
import { addCatalogueRow, endCatalogueRow } from './support-catalogue.ts';
import { toCatalogueEntry } from './view.ts';

export const ndisHandlers: HandlersOf<typeof ndisEndpoints> = {
  listCatalogueRows: list(ndisEndpoints.listCatalogueRows, {
    from: ({ query }) =>
      catalogueRowsMatching({ search: query.search ?? '', on: query.on ?? null }),
    view: toCatalogueEntry,
  }),

  addCatalogueRow: async ({ transaction, viewer, body, now }) => ({
    status: 201,
    body: await addCatalogueRow(transaction, body, { actorId: viewer.staffId, now }),
  }),

  endCatalogueRow: async (context) => ({
    status: 200,
    body: await endCatalogueRow(context.transaction, callOf(context), context.body),
  }),
};
