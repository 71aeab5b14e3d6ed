import { invoicesEndpoints } from '@cleaning/contract/invoices';
import { answerBy } from '../../core/command.ts';
import type { HandlersOf } from '../../core/http/handlers.ts';
import { list } from '../../core/list.ts';
import { claimRecord, invoiceRecord } from '../invoice-record.ts';
import { openCredits } from '../credits/account-credit-repository.ts';
import { claiming, reconcileClaim } from './move-claim.ts';
import { voidInvoice, writingOff } from '../issue/close-invoice.ts';
import { issueInvoice } from '../issue/issue-invoice.ts';
import { creditInvoice, recordPayment, refundPayment } from './record-payment.ts';
import { refundCredit } from '../credits/refund-credit.ts';
import { toAccountCredit } from '../credits/view.ts';
import { applyAccountCredit, recordSplitPayment } from './split-payment.ts';
import { sendAgain } from '../issue/send-again.ts';

type Table = typeof invoicesEndpoints;
type Money = Pick<
  Table,
  | 'issueInvoice'
  | 'sendInvoiceAgain'
  | 'recordPayment'
  | 'refundPayment'
  | 'creditInvoice'
  | 'voidInvoice'
  | 'writeOffInvoice'
  | 'submitClaim'
  | 'acceptClaim'
  | 'rejectClaim'
  | 'reopenClaim'
  | 'reconcileClaim'
  | 'recordSplitPayment'
  | 'listAccountCredits'
  | 'applyAccountCredit'
  | 'refundAccountCredit'
>;

/** Serves the calls that request, record or waive payment. */
export const moneyHandlers: HandlersOf<Money> = {
  issueInvoice: async ({ transaction, secrets, viewer, params, body, now }) => {
    const call = { ...params, viewer, secrets, version: body.version, now };
    return { status: 200, body: await issueInvoice(transaction, call, body) };
  },

  sendInvoiceAgain: async ({ transaction, secrets, viewer, params, now }) => ({
    status: 200,
    body: await sendAgain(transaction, { ...params, viewer, secrets, now }),
  }),

  recordPayment: async ({ transaction, viewer, params, body, now }) => ({
    status: 201,
    body: await recordPayment(transaction, { ...params, viewer, now }, body),
  }),

  recordSplitPayment: async ({ transaction, viewer, body, now }) => ({
    status: 201,
    body: await recordSplitPayment(transaction, { viewer, now }, body),
  }),

  listAccountCredits: list(invoicesEndpoints.listAccountCredits, {
    from: ({ query }) => openCredits(query.client_id ?? null),
    view: toAccountCredit,
  }),

  applyAccountCredit: async ({ transaction, viewer, params, body, now }) => ({
    status: 201,
    body: await applyAccountCredit(transaction, { ...params, viewer, now }, body),
  }),

  refundAccountCredit: async ({ transaction, viewer, params, body, now }) => ({
    status: 201,
    body: await refundCredit(transaction, { ...params, viewer, now }, body),
  }),

  refundPayment: async ({ transaction, viewer, params, body, now }) => ({
    status: 201,
    body: await refundPayment(transaction, { ...params, viewer, now }, body),
  }),

  creditInvoice: async ({ transaction, viewer, params, body, now }) => ({
    status: 201,
    body: await creditInvoice(transaction, { ...params, viewer, now }, body),
  }),

  voidInvoice: async ({ transaction, viewer, params, body: { version, reason }, now }) => {
    const call = { ...params, viewer, version, now };
    return { status: 200, body: await voidInvoice(transaction, call, reason) };
  },

  writeOffInvoice: answerBy(invoiceRecord(), ({ transaction, body: { reason }, viewer, now }) =>
    writingOff(transaction, reason, { viewer, now }),
  ),

  submitClaim: answerBy(claimRecord, ({ body }) => claiming('submit_claim', body)),
  acceptClaim: answerBy(claimRecord, ({ body }) => claiming('accept_claim', body)),
  rejectClaim: answerBy(claimRecord, ({ body }) => claiming('reject_claim', body)),
  reopenClaim: answerBy(claimRecord, ({ body }) => claiming('reopen_claim', body)),
  reconcileClaim: async ({ transaction, viewer, params, body, now }) => {
    const call = { ...params, viewer, version: body.version, now };
    return { status: 200, body: await reconcileClaim(transaction, call, body) };
  },
};
