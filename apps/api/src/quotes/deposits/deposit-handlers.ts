import type { quoteDepositEndpoints as endpoints } from '@cleaning/contract/quotes';
import type { HandlersOf } from '../../core/http/handlers.ts';
import { recordDeposit, refundDeposit } from './deposit-service.ts';

/** Answers the calls about the deposit of a quote, but for the one that frees its bank row. */
export const depositHandlers: HandlersOf<Omit<typeof endpoints, 'takeDepositBack'>> = {
  recordDeposit: async ({ transaction, viewer, params, body, now }) => ({
    status: 201,
    body: await recordDeposit(transaction, { ...params, viewer, now }, body),
  }),

  refundDeposit: async ({ transaction, viewer, params, body, now }) => ({
    status: 201,
    body: await refundDeposit(transaction, { ...params, viewer, now }, body),
  }),
};
