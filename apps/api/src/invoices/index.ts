// What other folders use of invoices.
export { eachInvoice } from './bulk/each-invoice.ts';
export { takeCreditBack } from './credits/take-credit-back.ts';
export { invoicesHandlers } from './handlers.ts';
export { lockInvoices } from './invoice-repository.ts';
export { exportFor, invoicesForDashboard, owedByClient } from './lists/client-overview.ts';
export { invoicesFoundByStaff } from './lists/found-invoices.ts';
export { invoicesForStaff } from './lists/overdue-invoices.ts';
export { listLinesOf, type LineRow } from './line-repository.ts';
export { pdfOfInvoice } from './invoice-pdf.ts';
export { readInvoice } from './load-invoice.ts';
export {
  listClaimedInvoices,
  listReadyInvoices,
  lockClaimedInvoices,
  lockReadyInvoices,
  type ClaimedInvoice,
} from './payments/claimable-repository.ts';
export { creditUnclaimed, moveClaim, noteRejection } from './payments/move-claim.ts';
export {
  insertLinePayments,
  listLinePaymentsOf,
  sumLinePayments,
  type KnownLinePayment,
} from './payments/line-payment-repository.ts';
export { recordPayment, recordPaymentOnce } from './payments/record-payment.ts';
export {
  listCreditInvoices,
  listPayable,
  type PayableInvoice,
} from './payments/payable-repository.ts';
export {
  findInvoicesByNumber,
  listLastClaimEvents,
  listPaymentsOf,
  type KnownClaimEvent,
  type KnownPayment,
  type RemittedInvoice,
} from './payments/remitted-repository.ts';
export {
  keepOverpayment,
  keepOverpaymentOnce,
  recordSplitPayment,
} from './payments/split-payment.ts';
export { takePaymentBack } from './payments/take-payment-back.ts';
export { receiptPdf } from './receipt-pdf.ts';
export { deleteEndedHolds } from './reminders/reminder-repository.ts';
export { paymentReminderJobs } from './reminders/remind-of-payment-job.ts';
export { readStatement } from './statements/read-statement.ts';
export { statementPdf } from './statements/statement-pdf.ts';
