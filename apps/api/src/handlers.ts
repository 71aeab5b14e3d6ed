import type { Endpoints } from '@cleaning/contract';
import { createFilesHandlers } from './core/files/handlers.ts';
import { createAuditHandlers } from './core/audit/handlers.ts';
import type { Dependencies } from './dependencies.ts';
import type { HandlersOf } from './core/http/handlers.ts';
import { createUsersHandlers } from './accounts/users/handlers.ts';
import { createClientsHandlers } from './clients/handlers.ts';
import { createAddressesHandlers } from './clients/addresses/handlers.ts';
import { createAccountsHandlers } from './accounts/handlers.ts';
import {
  createAppointmentsHandlers,
  createCleanersHandlers,
  createStaffAppointmentsHandlers,
} from './appointments/index.ts';
import { createAppointmentSeriesHandlers } from './series/series-handlers.ts';
import { createProfileHandlers } from './profile/handlers.ts';
import { createClientHistoryHandlers } from './client-history/handlers.ts';
import { createBankStatementsHandlers } from './bank/handlers.ts';
import { freeBankRowOfDeposit } from './bank/free-row-of-deposit.ts';
import { createBookkeepingHandlers } from './bookkeeping/handlers.ts';
import { createClaimsHandlers } from './claims/handlers.ts';
import { createComplianceHandlers } from './ndis/compliance/handlers.ts';
import { createAttachmentsHandlers } from './attachments/handlers.ts';
import { createDocumentsHandlers } from './documents/handlers.ts';
import { createEnquiriesHandlers } from './enquiries/handlers.ts';
import { createNdisHandlers } from './ndis/handlers.ts';
import { createInvoicesHandlers } from './invoices/index.ts';
import { createPortalHandlers } from './portal/handlers.ts';
import { assertNoObligations } from './portal/outstanding-obligations.ts';
import { createPdfHandlers } from './pdf/handlers.ts';
import { createQuotesHandlers } from './quotes/index.ts';
import { createMessagesHandlers } from './messages/index.ts';
import { createSavedViewsHandlers } from './saved-views/handlers.ts';
import { createStaffHandlers } from './staff/handlers.ts';
import { createServicesHandlers } from './services/handlers.ts';
import { createSettingsHandlers } from './settings/handlers.ts';

/**
 * The handlers of all endpoints. A missing handler is a type error, and keeps the service from
 * starting.
 */
export function createHandlers(dependencies: Dependencies): HandlersOf<Endpoints> {
  return {
    ...createAccountsHandlers(dependencies),
    ...createProfileHandlers({ ...dependencies, assertNoObligations }),
    ...createPortalHandlers(dependencies),
    ...createStaffHandlers(dependencies),
    ...createAddressesHandlers(dependencies),
    ...createClientsHandlers(dependencies),
    ...createClientHistoryHandlers(dependencies),
    ...createUsersHandlers(dependencies),
    ...createServicesHandlers(),
    ...createQuotesHandlers({ ...dependencies, releaseDepositPayment: freeBankRowOfDeposit }),
    ...createAppointmentsHandlers(dependencies),
    ...createStaffAppointmentsHandlers(dependencies),
    ...createAppointmentSeriesHandlers(dependencies),
    ...createCleanersHandlers(dependencies),
    ...createMessagesHandlers(dependencies),
    ...createInvoicesHandlers(dependencies),
    ...createEnquiriesHandlers(dependencies),
    ...createAttachmentsHandlers(dependencies),
    ...createDocumentsHandlers(dependencies),
    ...createFilesHandlers(dependencies),
    ...createPdfHandlers(dependencies),
    ...createAuditHandlers(dependencies),
    ...createSettingsHandlers(dependencies),
    ...createNdisHandlers(dependencies),
    ...createComplianceHandlers(dependencies),
    ...createClaimsHandlers(dependencies),
    ...createBankStatementsHandlers(dependencies),
    ...createBookkeepingHandlers(dependencies),
    ...createSavedViewsHandlers(dependencies),
  };
}
