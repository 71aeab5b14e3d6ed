import type { invoicesEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../dependencies.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { createComplianceService } from '../ndis/compliance/service.ts';
import { draftHandlers } from './drafts/draft-handlers.ts';
import { createInvoiceMails } from './invoice-mails.ts';
import { createIssueService } from './issue/issue-service.ts';
import { createMoneyHandlers } from './payments/money-handlers.ts';
import { createMoneyService } from './payments/money-service.ts';
import { createStaffInvoiceHandlers } from './bulk/bulk-handlers.ts';
import { createReminderHandlers } from './reminders/reminder-handlers.ts';
import { createReadingHandlers } from './lists/reading-handlers.ts';

export function createInvoicesHandlers({
  database,
  outbox,
  publicUrl,
  secrets,
}: Pick<Dependencies, 'database' | 'outbox' | 'publicUrl' | 'secrets'>): HandlersOf<
  typeof invoicesEndpoints
> {
  const compliance = createComplianceService({ secrets });
  const mails = createInvoiceMails({ outbox, publicUrl, secrets });
  const money = createMoneyService({ mails });
  const issuing = createIssueService(mails, compliance.gate);
  return {
    ...createReadingHandlers({ database, secrets }),
    ...draftHandlers,
    ...createStaffInvoiceHandlers({ database, issuing, mails }),
    ...createReminderHandlers({ database, outbox, mails }),
    ...createMoneyHandlers({ database, mails, issuing, money }),
  };
}
