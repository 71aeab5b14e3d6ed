export { aDeviceSession, anAddress } from './account-factories.ts';
export {
  aCatalogue,
  aPageOf,
  aProfile,
  aQuote,
  aQuoteSummary,
  aSession,
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
export { anInvoice, anInvoiceSummary } from './invoice-factories.ts';
export { aMessage, anAppointment, anAppointmentSummary, aThread } from './visit-factories.ts';
