// What other folders use of quotes.
export { recordDeposit, takeDepositBack } from './deposits/commands.ts';
export {
  findDepositPayment,
  listDueDeposits,
  type DueDeposit,
} from './deposits/deposit-repository.ts';
export { lockQuotes, releaseDeposit, takeDepositOff } from './deposits/invoice-deposits.ts';
export { createDraftForClient } from './drafts/edit-draft.ts';
export { quotesHandlers } from './handlers.ts';
export { exportFor, quotesForDashboard } from './lists/client-overview.ts';
export { quotesFoundByStaff } from './lists/found-quotes.ts';
export { quotesWaitingForStaff } from './lists/waiting-quotes.ts';
export { readQuote } from './load-quote.ts';
export { quotePdf } from './quote-pdf.ts';
export { lockQuote } from './quote-repository.ts';
export { expireOffersJob } from './offers/expire-offers-job.ts';
export {
  countOpenQuotesOf,
  handOverQuotes,
  lockQuotesToHandOver,
} from './staff/hand-over-quotes.ts';
export { ownersOfOpenQuotes } from './staff/owner-repository.ts';
export { sendOffersJob } from './offers/send-offers-job.ts';
