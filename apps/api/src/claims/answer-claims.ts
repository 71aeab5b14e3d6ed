import type { answerClaimsRequest } from '@cleaning/contract/claims';
import type { InvoiceResult } from '@cleaning/contract/invoices';
import type { z } from 'zod';
import type { RunEach } from '../core/http/handlers.ts';
import type { StaffViewer } from '../core/http/viewer.ts';
import { eachInvoice, moveClaim, readInvoice } from '../invoices/index.ts';

type Answers = z.output<typeof answerClaimsRequest>['answers'];

/** Records the agency's answer to each claim separately. */
export const answerClaims = (
  each: RunEach,
  answers: Answers,
  context: { readonly viewer: StaffViewer; readonly now: Date },
): Promise<InvoiceResult[]> =>
  eachInvoice(each, answers, async (transaction, { invoice_id: id, version, outcome, reason }) => {
    const command = outcome === 'accepted' ? 'accept_claim' : 'reject_claim';
    await moveClaim(transaction, { id, version, ...context }, command, { reason });
    return readInvoice(transaction, { id, ...context });
  });
