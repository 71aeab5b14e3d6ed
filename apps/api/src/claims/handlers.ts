import { type answerClaimsRequest, claimsEndpoints } from '@cleaning/contract/claims';
import type { InvoiceResult } from '@cleaning/contract/invoices';
import type { z } from 'zod';
import { type HandlersOf, type RunEach, outsideTransaction } from '../core/http/handlers.ts';
import type { OfficeViewer } from '../core/http/viewer.ts';
import { list } from '../core/list.ts';
import { eachInvoice, moveClaim, readInvoice } from '../invoices/index.ts';
import { previewClaims } from './claim-preview.ts';
import { allBatches } from './claim-repository.ts';
import { readRemittance } from './remittance/read-remittance.ts';
import { applyRemittance, previewRemittance } from './remittance/apply-remittance.ts';
import { createClaimBatch, downloadClaimFile } from './claim-batch.ts';
import { toClaimBatch } from './view.ts';

/** Answers the endpoints of bulk payment requests. */
export const claimsHandlers: HandlersOf<typeof claimsEndpoints> = {
  previewRemittance: async ({ database, body: { content, ...body }, now }) => ({
    status: 200,
    body: await previewRemittance(database, { ...body, rows: await readRemittance(content) }, now),
  }),

  applyRemittance: async ({ commit, viewer, body: { content, ...body }, now }) => {
    const remittance = { ...body, rows: await readRemittance(content) };
    return commit(async (transaction) => ({
      status: 201,
      body: await applyRemittance(transaction, remittance, { viewer, now }),
    }));
  },

  listClaimBatches: list(claimsEndpoints.listClaimBatches, {
    from: () => allBatches,
    view: toClaimBatch,
  }),

  createClaimBatch: async ({ secrets, transaction, viewer, body, now }) => ({
    status: 201,
    body: await createClaimBatch(transaction, body, { viewer, secrets, now }),
  }),

  previewClaimBatch: outsideTransaction(async ({ database, secrets, viewer, body, now }) => ({
    status: 200,
    body: await previewClaims(database, body, { viewer, secrets, now }),
  })),

  answerClaims: async ({ each, viewer, body: { answers }, now }) => ({
    status: 200,
    body: { results: await answerClaims(each, answers, { viewer, now }) },
  }),

  downloadClaimFile: async ({ database, secrets, viewer, params, now }) => ({
    status: 200,
    body: await downloadClaimFile(database, params.id, params.part, { viewer, secrets, now }),
  }),
};

type Answers = z.output<typeof answerClaimsRequest>['answers'];

/** Records the agency's answer to each claim separately. */
const answerClaims = (
  each: RunEach,
  answers: Answers,
  context: { readonly viewer: OfficeViewer; readonly now: Date },
): Promise<InvoiceResult[]> =>
  eachInvoice(each, answers, async (transaction, { invoice_id: id, version, outcome, reason }) => {
    const command = outcome === 'accepted' ? 'accept_claim' : 'reject_claim';
    await moveClaim(transaction, { id, version, ...context }, command, { reason });
    return readInvoice(transaction, { id, ...context });
  });
