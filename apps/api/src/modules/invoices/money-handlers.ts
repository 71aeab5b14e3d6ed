import { invoicesEndpoints, type ClaimTransition } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlerContext, HandlersOf } from '../../platform/http/handlers.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import type { ClosingService } from './closing-service.ts';
import type { InvoiceMails } from './invoice-mails.ts';
import type { IssueService } from './issue-service.ts';
import type { MoneyService } from './money-service.ts';
import { sendAgain } from './send-again-service.ts';
import { staffViewer, viewerOf } from './viewer.ts';

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
>;

interface HandlerDependencies extends Pick<Dependencies, 'database'> {
  readonly mails: InvoiceMails;
  readonly issuing: IssueService;
  readonly money: MoneyService;
  readonly closing: ClosingService;
}

/** The claim calls differ in nothing but what they do. */
type ClaimCall = Pick<HandlerContext<Table['submitClaim']>, 'actor' | 'params' | 'body' | 'now'>;

/** Answers the calls that ask for money, record it, or give it up. */
export function createMoneyHandlers({
  database,
  mails,
  issuing,
  money,
  closing,
}: HandlerDependencies): HandlersOf<Money> {
  const moveClaim =
    (command: ClaimTransition) =>
    async ({ actor, params, body, now }: ClaimCall) => ({
      status: 200 as const,
      body: await closing.moveClaim(
        { ...params, viewer: staffViewer(actor), version: body.version, now },
        command,
        body.reason,
      ),
    });

  return {
    issueInvoice: async ({ actor, params, body, now }) => ({
      status: 200,
      body: await issuing.issue(
        { ...params, viewer: staffViewer(actor), version: body.version, now },
        body,
      ),
    }),

    sendInvoiceAgain: (call) =>
      database.transaction((transaction) =>
        runOnce<Table['sendInvoiceAgain']>(
          transaction,
          invoicesEndpoints.sendInvoiceAgain,
          call,
          async () => ({
            status: 200,
            body: await sendAgain(transaction, mails, {
              ...call.params,
              viewer: viewerOf(call.actor),
              now: call.now,
            }),
          }),
        ),
      ),

    recordPayment: (call) =>
      database.transaction((transaction) =>
        runOnce<Table['recordPayment']>(
          transaction,
          invoicesEndpoints.recordPayment,
          call,
          async () => ({
            status: 201,
            body: await money.pay(
              transaction,
              { ...call.params, viewer: staffViewer(call.actor), now: call.now },
              call.body,
            ),
          }),
        ),
      ),

    refundPayment: (call) =>
      database.transaction((transaction) =>
        runOnce<Table['refundPayment']>(
          transaction,
          invoicesEndpoints.refundPayment,
          call,
          async () => ({
            status: 201,
            body: await money.refund(
              transaction,
              { ...call.params, viewer: staffViewer(call.actor), now: call.now },
              call.body,
            ),
          }),
        ),
      ),

    creditInvoice: (call) =>
      database.transaction((transaction) =>
        runOnce<Table['creditInvoice']>(
          transaction,
          invoicesEndpoints.creditInvoice,
          call,
          async () => ({
            status: 201,
            body: await money.credit(
              transaction,
              { ...call.params, viewer: staffViewer(call.actor), now: call.now },
              call.body,
            ),
          }),
        ),
      ),

    voidInvoice: async ({ actor, params, body: { version, reason }, now }) => ({
      status: 200,
      body: await closing.void({ ...params, viewer: staffViewer(actor), version, now }, reason),
    }),

    writeOffInvoice: async ({ actor, params, body: { version, reason }, now }) => ({
      status: 200,
      body: await closing.writeOff({ ...params, viewer: staffViewer(actor), version, now }, reason),
    }),

    submitClaim: moveClaim('submit_claim'),
    acceptClaim: moveClaim('accept_claim'),
    rejectClaim: moveClaim('reject_claim'),
    reopenClaim: moveClaim('reopen_claim'),
    reconcileClaim: moveClaim('reconcile_claim'),
  };
}
