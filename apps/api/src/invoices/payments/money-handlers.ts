import { invoicesEndpoints, type ClaimTransition } from '@cleaning/contract';
import type { Queryable } from '../../core/db/client.ts';
import type { HandlerContext, HandlersOf } from '../../core/http/handlers.ts';
import { readPage } from '../../core/http/read-page.ts';
import { countOpenCredits, listOpenCredits } from '../credits/account-credit-repository.ts';
import { presentInvoice } from '../load-invoice.ts';
import { moveClaim, reconcileClaim } from './claim-service.ts';
import { voidInvoice, writeOffInvoice } from '../issue/closing-service.ts';
import { issueInvoice } from '../issue/issue-service.ts';
import { creditInvoice, recordPayment, refundPayment } from './record-payment.ts';
import { refundCredit } from '../credits/refund-credit.ts';
import { toAccountCredit } from '../credits/account-credit.ts';
import { applyAccountCredit, recordSplitPayment } from './split-payment-service.ts';
import { sendAgain } from '../issue/send-again-service.ts';

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

interface Window {
  readonly limit: number;
  readonly offset: number;
}

/** The claim calls share their form and differ only in the command. */
type ClaimCall = Pick<
  HandlerContext<Table['submitClaim']>,
  'transaction' | 'viewer' | 'params' | 'body' | 'now'
>;

const answerClaim =
  (command: Exclude<ClaimTransition, 'reconcile_claim'>) =>
  async ({ transaction, viewer, params, body: { version, reason }, now }: ClaimCall) => {
    const call = { ...params, viewer, version, now };
    const written = await moveClaim(transaction, call, command, { reason });
    return { status: 200 as const, body: await presentInvoice(transaction, written, call) };
  };

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

  listAccountCredits: async ({ database, query }) => {
    const { client_id: clientId = null } = query;
    const { path } = invoicesEndpoints.listAccountCredits;
    const queries = {
      count: (queryable: Queryable) => countOpenCredits(queryable, clientId),
      list: (queryable: Queryable, window: Window) => listOpenCredits(queryable, clientId, window),
      toItem: toAccountCredit,
    };
    return { status: 200, body: await readPage(database, { path, query }, queries) };
  },

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

  writeOffInvoice: async ({ transaction, viewer, params, body: { version, reason }, now }) => ({
    status: 200,
    body: await writeOffInvoice(transaction, { ...params, viewer, version, now }, reason),
  }),

  submitClaim: answerClaim('submit_claim'),
  acceptClaim: answerClaim('accept_claim'),
  rejectClaim: answerClaim('reject_claim'),
  reopenClaim: answerClaim('reopen_claim'),
  reconcileClaim: async ({ transaction, viewer, params, body, now }) => {
    const call = { ...params, viewer, version: body.version, now };
    return { status: 200, body: await reconcileClaim(transaction, call, body) };
  },
};
