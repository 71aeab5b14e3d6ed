import { quoteTemplatesEndpoints as endpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import type { QuotesService } from './service.ts';
import {
  changeTemplate,
  createTemplate,
  draftFromTemplate,
  pageOfTemplates,
  readTemplate,
  removeTemplate,
} from './template-service.ts';
import { clientViewer } from '../../platform/http/viewer.ts';

interface HandlerDependencies extends Pick<Dependencies, 'database'> {
  readonly quotes: Pick<QuotesService, 'create'>;
}

/** Answers the calls about the cleans that a client books again and again. */
export const createTemplateHandlers = ({
  database,
  quotes,
}: HandlerDependencies): HandlersOf<typeof endpoints> => ({
  listQuoteTemplates: async ({ actor, query }) => ({
    status: 200,
    body: await pageOfTemplates(
      database,
      clientViewer(actor),
      query,
      endpoints.listQuoteTemplates.path,
    ),
  }),

  createQuoteTemplate: (call) =>
    database.transaction((transaction) =>
      runOnce<typeof endpoints.createQuoteTemplate>(
        transaction,
        endpoints.createQuoteTemplate,
        call,
        async () => {
          const scene = { viewer: clientViewer(call.actor), now: call.now };
          return { status: 201, body: await createTemplate(transaction, call.body, scene) };
        },
      ),
    ),

  getQuoteTemplate: async ({ actor, params }) => ({
    status: 200,
    body: await readTemplate(database, clientViewer(actor), params.id),
  }),

  updateQuoteTemplate: async ({ actor, params, body, now }) => ({
    status: 200,
    body: await changeTemplate(database, params.id, body, { viewer: clientViewer(actor), now }),
  }),

  deleteQuoteTemplate: async ({ actor, params }) => {
    await removeTemplate(database, clientViewer(actor), params.id);
    return { status: 204, body: null };
  },

  bookQuoteTemplate: (call) =>
    database.transaction((transaction) =>
      runOnce<typeof endpoints.bookQuoteTemplate>(
        transaction,
        endpoints.bookQuoteTemplate,
        call,
        async () => {
          const viewer = clientViewer(call.actor);
          const draft = await draftFromTemplate(transaction, viewer, call.params.id);
          const scene = { viewer, now: call.now };
          return { status: 201, body: await quotes.create(transaction, draft, scene) };
        },
      ),
    ),
});
