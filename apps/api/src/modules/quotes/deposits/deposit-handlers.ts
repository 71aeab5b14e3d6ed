import type { Quote, quoteDepositEndpoints as endpoints } from '@cleaning/contract';
import type { Database, Transaction } from '../../../platform/db/client.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { StaffViewer } from '../../../platform/http/viewer.ts';
import { createDepositService } from './deposit-service.ts';
import type { QuoteEmails } from '../quote-emails.ts';

/** Why the deposit of a quote is taken back, and by whom. */
interface DepositTakenBack {
  readonly quoteId: string;
  readonly reason: string;
  readonly viewer: StaffViewer;
  readonly now: Date;
}

/**
 * Takes a deposit back, together with other records of its payment, in the caller's transaction.
 *
 * @param takeBack takes the deposit back on the quote.
 */
export type ReleaseDepositPayment = (
  transaction: Transaction,
  deposit: DepositTakenBack,
  takeBack: () => Promise<Quote>,
) => Promise<Quote>;

interface HandlerDependencies {
  readonly database: Database;
  readonly emails: QuoteEmails;
  readonly releaseDepositPayment: ReleaseDepositPayment;
}

/** Answers the calls about the deposit of a quote. */
export function createDepositHandlers({
  database,
  emails,
  releaseDepositPayment,
}: HandlerDependencies): HandlersOf<typeof endpoints> {
  const deposits = createDepositService({ emails });
  return {
    recordDeposit: async ({ transaction, viewer, params, body, now }) => ({
      status: 201,
      body: await deposits.record(transaction, { ...params, viewer, now }, body),
    }),

    takeDepositBack: async ({ viewer, params: { id }, body, now }) => ({
      status: 200,
      body: await inTransaction(database, (transaction) =>
        releaseDepositPayment(transaction, { quoteId: id, reason: body.reason, viewer, now }, () =>
          deposits.takeBack(transaction, { id, viewer, now }, body),
        ),
      ),
    }),

    refundDeposit: async ({ transaction, viewer, params, body, now }) => ({
      status: 201,
      body: await deposits.refund(transaction, { ...params, viewer, now }, body),
    }),
  };
}
