import { quoteDepositEndpoints as endpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import { staffViewer } from '../../platform/http/viewer.ts';
import { createDepositService } from './deposit-service.ts';
import type { QuoteMails } from './quote-mails.ts';

interface HandlerDependencies extends Pick<Dependencies, 'database'> {
  readonly mails: QuoteMails;
}

/** Answers the calls about the deposit of a quote. */
export function createDepositHandlers({
  database,
  mails,
}: HandlerDependencies): HandlersOf<typeof endpoints> {
  const deposits = createDepositService({ mails });
  return {
    recordDeposit: (call) =>
      database.transaction((transaction) =>
        runOnce<typeof endpoints.recordDeposit>(
          transaction,
          endpoints.recordDeposit,
          call,
          async () => {
            const { actor, params, body, now } = call;
            const look = { ...params, viewer: staffViewer(actor), now };
            return { status: 201, body: await deposits.record(transaction, look, body) };
          },
        ),
      ),

    refundDeposit: (call) =>
      database.transaction((transaction) =>
        runOnce<typeof endpoints.refundDeposit>(
          transaction,
          endpoints.refundDeposit,
          call,
          async () => {
            const { actor, params, body, now } = call;
            const look = { ...params, viewer: staffViewer(actor), now };
            return { status: 201, body: await deposits.refund(transaction, look, body) };
          },
        ),
      ),
  };
}
