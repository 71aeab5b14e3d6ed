import type { invoicesEndpoints } from '@cleaning/contract/invoices';
import type { HandlersOf } from '../core/http/handlers.ts';
import { staffInvoiceHandlers } from './bulk/handlers.ts';
import { draftHandlers } from './drafts/handlers.ts';
import { readingHandlers } from './lists/handlers.ts';
import { moneyHandlers } from './payments/handlers.ts';
import { reminderHandlers } from './reminders/handlers.ts';

export const invoicesHandlers: HandlersOf<typeof invoicesEndpoints> = {
  ...readingHandlers,
  ...draftHandlers,
  ...staffInvoiceHandlers,
  ...reminderHandlers,
  ...moneyHandlers,
};
