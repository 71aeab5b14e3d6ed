import type { invoicesEndpoints } from '@cleaning/contract/invoices';
import type { HandlersOf } from '../core/http/handlers.ts';
import { staffInvoiceHandlers } from './bulk/bulk-handlers.ts';
import { draftHandlers } from './drafts/draft-handlers.ts';
import { readingHandlers } from './lists/reading-handlers.ts';
import { moneyHandlers } from './payments/money-handlers.ts';
import { reminderHandlers } from './reminders/reminder-handlers.ts';

export const invoicesHandlers: HandlersOf<typeof invoicesEndpoints> = {
  ...readingHandlers,
  ...draftHandlers,
  ...staffInvoiceHandlers,
  ...reminderHandlers,
  ...moneyHandlers,
};
