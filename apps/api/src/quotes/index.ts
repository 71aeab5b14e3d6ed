// The functions of quotes that other records and the jobs use.
export { createDepositService, type DepositService } from './deposits/deposit-service.ts';
export type { ReleaseDepositPayment } from './deposits/deposit-handlers.ts';
export {
  findDepositPayment,
  listDueDeposits,
  type DueDeposit,
} from './deposits/deposit-repository.ts';
export { lockQuotes, releaseDeposit, takeDepositOff } from './deposits/invoice-deposits.ts';
export { createDraftForClient } from './drafts/draft-service.ts';
export { createQuotesHandlers } from './handlers.ts';
export { exportFor, quotesForDashboard } from './lists/client-overview.ts';
export { quotesFoundByStaff } from './lists/found-quotes.ts';
export { quotesWaitingForStaff } from './lists/waiting-quotes.ts';
export { readQuote } from './load-quote.ts';
export { createQuoteEmails } from './quote-emails.ts';
export { expireOffersJob } from './offers/expire-offers-job.ts';
export { sendOffersJob } from './offers/scheduled-sends.ts';
