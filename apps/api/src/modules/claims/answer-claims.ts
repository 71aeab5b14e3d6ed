import type { answerClaimsRequest, InvoiceResult } from '@cleaning/contract';
import type { z } from 'zod';
import type { Transaction } from '../../platform/db/client.ts';
import type { StaffViewer } from '../../platform/http/viewer.ts';
import { forEachInvoice, moveClaim, readInvoice } from '../invoices/index.ts';

type Answers = z.output<typeof answerClaimsRequest>['answers'];

/** Records the agency's answer to each claim separately. */
export const answerClaims = (
  transaction: Transaction,
  answers: Answers,
  context: { readonly viewer: StaffViewer; readonly now: Date },
): Promise<InvoiceResult[]> =>
  forEachInvoice(
    transaction,
    answers.map((answer) => ({ ...answer, id: answer.invoice_id })),
    async (savepoint, { id, version, outcome, reason }) => {
      const command = outcome === 'accepted' ? 'accept_claim' : 'reject_claim';
      await moveClaim(savepoint, { id, version, ...context }, command, { reason });
      return readInvoice(savepoint, { id, ...context });
    },
  );
