import type { invoicesEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { createComplianceService } from '../compliance/service.ts';
import { createClosingService } from './closing-service.ts';
import { createDraftHandlers } from './draft-handlers.ts';
import { createInvoiceMails } from './invoice-mails.ts';
import { createIssueService } from './issue-service.ts';
import { createMoneyHandlers } from './money-handlers.ts';
import { createMoneyService } from './money-service.ts';
import { createReadingHandlers } from './reading-handlers.ts';

/** Answers every invoice endpoint. */
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
  return {
    ...createReadingHandlers({ database }),
    ...createDraftHandlers({ database }),
    ...createMoneyHandlers({
      mails,
      issuing: createIssueService({ database, mails, checkCompliance: compliance.gate }),
      money: createMoneyService({ mails }),
      closing: createClosingService({ database, mails }),
    }),
  };
}
