/** @module @cleaning/api-client/testing */
export { aDeviceSession, anAddress, anAddressesPage } from './account-factories.ts';
export {
  aBankRow,
  aBankStatement,
  aMatchCandidate,
  anOpenBankRow,
  aUsedBankRow,
} from './bank-factories.ts';
export {
  aDebtor,
  agedDebtsOf,
  aGstReport,
  anExportPreview,
  someSettings,
} from './bookkeeping-factories.ts';
export { aLeave, aRoster } from './cleaner-factories.ts';
export { aClient, aClientCounts, aClientHistory, aClientListItem } from './client-factories.ts';
export { anEnquiriesPage, anEnquiry, anEnquirySummary } from './enquiry-factories.ts';
export {
  aCappedPageOf,
  aCatalogue,
  aDeposit,
  aPageOf,
  aProfile,
  aQuote,
  aQuoteSummary,
  aSession,
  aQuoteTotals,
  aStaffQuotesPage,
  aStaffQuoteSummary,
  aUser,
} from './factories.ts';
export { aClientProfile, aDashboard } from './dashboard-factory.ts';
export {
  answer,
  mockEndpoint,
  noResponse,
  refuse,
  type MockAnswer,
  type MockCall,
} from './mock-endpoint.ts';
export { aRemittance, aRemittanceInvoice, aRemittanceRow } from './remittance-factories.ts';
export { aStaffToday, aTodaysVisit } from './staff-factory.ts';
export {
  anInvoice,
  anInvoiceEvent,
  anInvoiceSummary,
  anInvoiceTotals,
  anUninvoicedVisit,
} from './invoice-factories.ts';
export {
  aMessage,
  aCheckedCleaner,
  someAnswers,
  anAppointment,
  anAppointmentSummary,
  aStaffCalendar,
  aStaffMonth,
  aTeamPage,
  aCheckedDate,
  aLateFee,
  aSeries,
  aThread,
  aWorkSheet,
  wantsAnotherTime,
} from './appointment-factories.ts';
export {
  aPayrollExport,
  aTimesheet,
  aTimesheetSummary,
  aTimesheetVisit,
  aTimesheetWeek,
  timesheetTotals,
} from './timesheet-factories.ts';
export { aFailedMail, aFailedMailsPage } from './mail-factories.ts';
