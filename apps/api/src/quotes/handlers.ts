import { priceOfChoices, type quotesEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../dependencies.ts';
import { outsideTransaction, type HandlersOf } from '../core/http/handlers.ts';
import { createCommandHandlers } from './command-handlers.ts';
import { createDepositHandlers, type ReleaseDepositPayment } from './deposits/deposit-handlers.ts';
import { createDraftHandlers } from './drafts/draft-handlers.ts';
import { createItemHandlers } from './items/item-handlers.ts';
import { createQuoteListService } from './lists/list-service.ts';
import { prepareReadQuote } from './load-quote.ts';
import { createQuoteEmails } from './quote-emails.ts';
import { createRevisionHandlers } from './revisions/revision-handlers.ts';
import { createStaffQuoteHandlers } from './staff/staff-handlers.ts';
import { createTemplateHandlers } from './templates/template-handlers.ts';

export function createQuotesHandlers({
  database,
  outbox,
  publicUrl,
  releaseDepositPayment,
}: Pick<Dependencies, 'database' | 'outbox' | 'publicUrl'> & {
  readonly releaseDepositPayment: ReleaseDepositPayment;
}): HandlersOf<typeof quotesEndpoints> {
  const emails = createQuoteEmails({ outbox, publicUrl });
  const readQuote = prepareReadQuote(database);
  const lists = createQuoteListService({ database });

  return {
    ...createDraftHandlers(emails),
    ...createStaffQuoteHandlers(lists),
    ...createCommandHandlers({ outbox, publicUrl, emails }),
    ...createDepositHandlers({ outbox, publicUrl, releaseDepositPayment }),
    ...createItemHandlers({ database }),
    ...createRevisionHandlers({ database }),
    ...createTemplateHandlers({ database }),

    calculatePrice: outsideTransaction(async ({ body }) => ({
      status: 200,
      body: priceOfChoices(body),
    })),

    listMyQuotes: async ({ viewer, query }) => ({
      status: 200,
      body: await lists.myPage(viewer, query),
    }),

    getQuote: async ({ viewer, params, now }) => ({
      status: 200,
      body: await readQuote({ ...params, viewer, now }),
    }),
  };
}
