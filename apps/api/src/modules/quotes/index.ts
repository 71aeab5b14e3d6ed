// What other modules and the jobs use of quotes.
export { releaseDeposit, takeDepositOff } from './deposits/invoice-deposits.ts';
export { createQuotesHandlers } from './handlers.ts';
export { exportFor, quotesForDashboard } from './lists/client-overview.ts';
export { readQuote } from './load-quote.ts';
export { expireOffers } from './offers/expire-offers.ts';
