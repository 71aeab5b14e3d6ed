import { claimsEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { countBatches, listBatches } from './claim-repository.ts';
import { createClaimsService, toClaimBatch } from './service.ts';

/** Answers the endpoints of bulk payment requests. */
export function createClaimsHandlers({
  database,
  secrets,
}: Pick<Dependencies, 'database' | 'secrets'>): HandlersOf<typeof claimsEndpoints> {
  const claims = createClaimsService({ database, secrets });
  return {
    listClaimBatches: async ({ query }) => {
      const { path } = claimsEndpoints.listClaimBatches;
      const queries = { count: countBatches, list: listBatches, toItem: toClaimBatch };
      return { status: 200, body: await readPage(database, { path, query }, queries) };
    },

    createClaimBatch: async ({ transaction, viewer, body, now }) => ({
      status: 201,
      body: await claims.createBatch(transaction, body, { viewer, now }),
    }),

    downloadClaimFile: async ({ viewer, params, now }) => ({
      status: 200,
      body: await claims.download(params.id, params.part, { viewer, now }),
    }),
  };
}
