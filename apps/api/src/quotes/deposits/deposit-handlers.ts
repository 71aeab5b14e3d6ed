import type { Quote, quoteDepositEndpoints as endpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Transaction } from '../../core/db/client.ts';
import type { HandlersOf } from '../../core/http/handlers.ts';
import type { StaffViewer } from '../../core/http/viewer.ts';
import { createDepositService } from './deposit-service.ts';

/** Why a payment of a deposit is taken back, and by whom. */
interface DepositTakenBack {
  readonly quoteId: string;
  readonly paymentId: string;
  readonly reason: string;
  readonly viewer: StaffViewer;
  readonly now: Date;
}

/**
 * Takes a payment of a deposit back, together with other records of it, in the caller's
 * transaction.
 *
 * @param takeBack takes the payment back on the quote.
 */
export type ReleaseDepositPayment = (
  transaction: Transaction,
  deposit: DepositTakenBack,
  takeBack: () => Promise<Quote>,
) => Promise<Quote>;

interface HandlerDependencies extends Pick<Dependencies, 'outbox' | 'publicUrl'> {
  readonly releaseDepositPayment: ReleaseDepositPayment;
}

/** Answers the calls about the deposit of a quote. */
export function createDepositHandlers({
  releaseDepositPayment,
  ...emailDependencies
}: HandlerDependencies): HandlersOf<typeof endpoints> {
  const deposits = createDepositService(emailDependencies);
  return {
    recordDeposit: async ({ transaction, viewer, params, body, now }) => ({
      status: 201,
      body: await deposits.record(transaction, { ...params, viewer, now }, body),
    }),

    takeDepositBack: async ({ transaction, viewer, params: { id }, body, now }) => {
      const { payment_id: paymentId, reason } = body;
      const taken = { quoteId: id, paymentId, reason, viewer, now };
      return {
        status: 200,
        body: await releaseDepositPayment(transaction, taken, () =>
          deposits.takeBack(transaction, { id, viewer, now }, body),
        ),
      };
    },

    refundDeposit: async ({ transaction, viewer, params, body, now }) => ({
      status: 201,
      body: await deposits.refund(transaction, { ...params, viewer, now }, body),
    }),
  };
}
