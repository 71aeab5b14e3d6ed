import { claimsEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
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

    createClaimBatch: (call) =>
      database.transaction((transaction) =>
        runOnce<typeof claimsEndpoints.createClaimBatch>(
          transaction,
          claimsEndpoints.createClaimBatch,
          call,
          async () => ({
            status: 201,
            body: await claims.createBatch(transaction, call.body, {
              ...claimant(call.actor),
              now: call.now,
            }),
          }),
        ),
      ),

    downloadClaimFile: async ({ actor, params, now }) => ({
      status: 200,
      body: await claims.download(params.id, params.part, { ...claimant(actor), now }),
    }),
  };
}

const claimant = ({ userId, userType }: Actor) => ({
  actorId: userId,
  actor: userType === 'admin' ? ('admin' as const) : ('staff' as const),
});
