import type { Endpoints } from '@cleaning/contract';
import { createFilesHandlers } from '../platform/files/handlers.ts';
import { createAuditHandlers } from '../platform/audit/handlers.ts';
import type { Dependencies } from '../dependencies.ts';
import type { HandlersOf } from '../platform/http/handlers.ts';
import { createUsersHandlers } from './accounts/users/handlers.ts';
import { createClientsHandlers } from './accounts/clients/handlers.ts';
import { createAddressesHandlers } from './accounts/addresses/handlers.ts';
import { createAccountsHandlers } from './accounts/handlers.ts';
import {
  createAppointmentsHandlers,
  createAppointmentSeriesHandlers,
  createCleanersHandlers,
  createStaffAppointmentsHandlers,
} from './appointments/index.ts';
import { createClientHistoryHandlers } from './client-history/handlers.ts';
import { createBankStatementsHandlers } from './bank-statements/handlers.ts';
import { freeBankRowOfDeposit } from './bank-statements/free-row-of-deposit.ts';
import { createBookkeepingHandlers } from './bookkeeping/handlers.ts';
import { createClaimsHandlers } from './claims/handlers.ts';
import { createComplianceHandlers } from './compliance/handlers.ts';
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
    ...createAccountsHandlers({ ...dependencies, assertNoObligations }),
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
