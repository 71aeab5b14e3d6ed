import { claimsEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../dependencies.ts';
import { outsideTransaction, type HandlersOf } from '../core/http/handlers.ts';
import { readPage } from '../core/http/read-page.ts';
import { createInvoiceMails, createMoneyService } from '../invoices/index.ts';
import { readRemittance } from './remittance/read-remittance.ts';
import { applyRemittance, previewRemittance } from './remittance/remittance-service.ts';
import { answerClaims } from './answer-claims.ts';
import { previewClaims } from './claim-preview.ts';
import { countBatches, listBatches } from './claim-repository.ts';
import { createClaimsService, toClaimBatch } from './service.ts';

/** Answers the endpoints of bulk payment requests. */
export function createClaimsHandlers({
  database,
  secrets,
  outbox,
  publicUrl,
}: Pick<Dependencies, 'database' | 'outbox' | 'publicUrl' | 'secrets'>): HandlersOf<
  typeof claimsEndpoints
> {
  const money = createMoneyService({ mails: createInvoiceMails({ outbox, publicUrl, secrets }) });
  const claims = createClaimsService({ database, secrets });
  return {
    previewRemittance: async ({ body: { content, ...body }, now }) => ({
      status: 200,
      body: await previewRemittance(
        database,
        { ...body, rows: await readRemittance(content) },
        now,
      ),
    }),

    applyRemittance: async ({ commit, viewer, body: { content, ...body }, now }) => {
      const remittance = { ...body, rows: await readRemittance(content) };
      return commit(async (transaction) => ({
        status: 201,
        body: await applyRemittance(transaction, remittance, { viewer, now }, money),
      }));
    },

    listClaimBatches: async ({ query }) => {
      const { path } = claimsEndpoints.listClaimBatches;
      const queries = { count: countBatches, list: listBatches, toItem: toClaimBatch };
      return { status: 200, body: await readPage(database, { path, query }, queries) };
    },

    createClaimBatch: async ({ transaction, viewer, body, now }) => ({
      status: 201,
      body: await claims.createBatch(transaction, body, { viewer, now }),
    }),

    previewClaimBatch: outsideTransaction(async ({ body, now }) => ({
      status: 200,
      body: await previewClaims({ database, secrets }, body, now),
    })),

    answerClaims: async ({ each, viewer, body: { answers }, now }) => ({
      status: 200,
      body: { results: await answerClaims(each, answers, { viewer, now }) },
    }),

    downloadClaimFile: async ({ viewer, params, now }) => ({
      status: 200,
      body: await claims.download(params.id, params.part, { viewer, now }),
    }),
  };
}
