import type { quoteDepositEndpoints as endpoints } from '@cleaning/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { createDepositService } from './deposit-service.ts';
import type { QuoteEmails } from '../quote-emails.ts';

interface HandlerDependencies {
  readonly emails: QuoteEmails;
}

/** Answers the calls about the deposit of a quote. */
export function createDepositHandlers({
  emails,
}: HandlerDependencies): HandlersOf<typeof endpoints> {
  const deposits = createDepositService({ emails });
  return {
    recordDeposit: async ({ transaction, viewer, params, body, now }) => ({
      status: 201,
      body: await deposits.record(transaction, { ...params, viewer, now }, body),
    }),

    refundDeposit: async ({ transaction, viewer, params, body, now }) => ({
      status: 201,
      body: await deposits.refund(transaction, { ...params, viewer, now }, body),
    }),
  };
}
