import type { ClaimTransition, invoicesEndpoints } from '@cleaning/contract';
import type { HandlerContext, HandlersOf } from '../../platform/http/handlers.ts';
import type { ClosingService } from './closing-service.ts';
import type { InvoiceMails } from './invoice-mails.ts';
import type { IssueService } from './issue-service.ts';
import type { MoneyService } from './money-service.ts';
import { sendAgain } from './send-again-service.ts';

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

interface HandlerDependencies {
  readonly mails: InvoiceMails;
  readonly issuing: IssueService;
  readonly money: MoneyService;
  readonly closing: ClosingService;
}

/** The claim calls differ in nothing but what they do. */
type ClaimCall = Pick<HandlerContext<Table['submitClaim']>, 'viewer' | 'params' | 'body' | 'now'>;

/** Answers the calls that ask for money, record it, or give it up. */
export function createMoneyHandlers({
  mails,
  issuing,
  money,
  closing,
}: HandlerDependencies): HandlersOf<Money> {
  const moveClaim =
    (command: ClaimTransition) =>
    async ({ viewer, params, body, now }: ClaimCall) => ({
      status: 200 as const,
      body: await closing.moveClaim(
        { ...params, viewer, version: body.version, now },
        command,
        body.reason,
      ),
    });

  return {
    issueInvoice: async ({ viewer, params, body, now }) => ({
      status: 200,
      body: await issuing.issue({ ...params, viewer, version: body.version, now }, body),
    }),

    sendInvoiceAgain: async ({ transaction, viewer, params, now }) => ({
      status: 200,
      body: await sendAgain(transaction, mails, { ...params, viewer, now }),
    }),

    recordPayment: async ({ transaction, viewer, params, body, now }) => ({
      status: 201,
      body: await money.pay(transaction, { ...params, viewer, now }, body),
    }),

    refundPayment: async ({ transaction, viewer, params, body, now }) => ({
      status: 201,
      body: await money.refund(transaction, { ...params, viewer, now }, body),
    }),

    creditInvoice: async ({ transaction, viewer, params, body, now }) => ({
      status: 201,
      body: await money.credit(transaction, { ...params, viewer, now }, body),
    }),

    voidInvoice: async ({ viewer, params, body: { version, reason }, now }) => ({
      status: 200,
      body: await closing.void({ ...params, viewer, version, now }, reason),
    }),

    writeOffInvoice: async ({ viewer, params, body: { version, reason }, now }) => ({
      status: 200,
      body: await closing.writeOff({ ...params, viewer, version, now }, reason),
    }),

    submitClaim: moveClaim('submit_claim'),
    acceptClaim: moveClaim('accept_claim'),
    rejectClaim: moveClaim('reject_claim'),
    reopenClaim: moveClaim('reopen_claim'),
    reconcileClaim: moveClaim('reconcile_claim'),
  };
}
