import type { invoicesEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { createClosingService } from './closing-service.ts';
import { uncheckedGate } from './compliance-gate.ts';
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
}: Pick<Dependencies, 'database' | 'outbox' | 'publicUrl'>): HandlersOf<typeof invoicesEndpoints> {
  const mails = createInvoiceMails({ outbox, publicUrl });
  return {
    ...createReadingHandlers({ database }),
    ...createDraftHandlers({ database }),
    ...createMoneyHandlers({
      database,
      issuing: createIssueService({ database, mails, checkCompliance: uncheckedGate }),
      money: createMoneyService({ mails }),
      closing: createClosingService({ database, mails }),
    }),
  };
}
