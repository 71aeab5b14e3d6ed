import type { Endpoints } from '@cleaning/contract/endpoints';
import { filesHandlers } from './core/files/handlers.ts';
import { auditHandlers } from './core/audit/handlers.ts';
import { pushHandlers } from './core/push/handlers.ts';
import type { HandlersOf } from './core/http/handlers.ts';
import { usersHandlers } from './people/handlers.ts';
import { clientsHandlers } from './clients/handlers.ts';
import { addressesHandlers } from './clients/addresses/handlers.ts';
import { accountsHandlers } from './accounts/handlers.ts';
import {
  appointmentsHandlers,
  cleanersHandlers,
  staffAppointmentsHandlers,
} from './appointments/index.ts';
import { seriesHandlers } from './series/handlers.ts';
import { addressChangeHandlers } from './profile/addresses/handlers.ts';
import { profileHandlers } from './profile/handlers.ts';
import { clientHistoryHandlers } from './client-history/handlers.ts';
import { bankStatementsHandlers } from './bank/handlers.ts';
import { bookkeepingHandlers } from './bookkeeping/handlers.ts';
import { claimsHandlers } from './claims/handlers.ts';
import { complianceHandlers } from './ndis/compliance/handlers.ts';
import { attachmentsHandlers } from './attachments/handlers.ts';
import { documentsHandlers } from './documents/handlers.ts';
import { enquiriesHandlers } from './enquiries/handlers.ts';
import { ndisHandlers } from './ndis/handlers.ts';
import { invoicesHandlers } from './invoices/index.ts';
import { portalHandlers } from './portal/handlers.ts';
import { pdfHandlers } from './pdf/handlers.ts';
import { quotesHandlers } from './quotes/index.ts';
import { mailsHandlers } from './mails/index.ts';
import { messagesHandlers } from './messages/index.ts';
import { savedViewsHandlers } from './saved-views/handlers.ts';
import { staffHandlers } from './staff/handlers.ts';
import { servicesHandlers } from './services/handlers.ts';
import { settingsHandlers } from './settings/handlers.ts';
import { timesheetsHandlers } from './timesheets/index.ts';

/**
 * The handlers of all endpoints. A missing handler is a type error, and keeps the service from
 * starting.
 */
export const handlers: HandlersOf<Endpoints> = {
  ...accountsHandlers,
  ...profileHandlers,
  ...portalHandlers,
  ...staffHandlers,
  ...addressesHandlers,
  ...addressChangeHandlers,
  ...clientsHandlers,
  ...clientHistoryHandlers,
  ...usersHandlers,
  ...servicesHandlers,
  ...quotesHandlers,
  ...appointmentsHandlers,
  ...staffAppointmentsHandlers,
  ...seriesHandlers,
  ...cleanersHandlers,
  ...timesheetsHandlers,
  ...mailsHandlers,
  ...messagesHandlers,
  ...invoicesHandlers,
  ...enquiriesHandlers,
  ...attachmentsHandlers,
  ...documentsHandlers,
  ...filesHandlers,
  ...pdfHandlers,
  ...auditHandlers,
  ...settingsHandlers,
  ...ndisHandlers,
  ...complianceHandlers,
  ...claimsHandlers,
  ...bankStatementsHandlers,
  ...bookkeepingHandlers,
  ...savedViewsHandlers,
  ...pushHandlers,
};
