import { quoteTemplatesEndpoints as endpoints } from '@cleaning/contract/quotes';
import type { HandlersOf } from '../../core/http/handlers.ts';
import { list } from '../../core/list.ts';
import { createOwnDraft } from '../drafts/edit-draft.ts';
import { templatesOf } from './template-repository.ts';
import {
  changeTemplate,
  createTemplate,
  draftFromTemplate,
  readTemplate,
  removeTemplate,
} from './quote-templates.ts';
import { toTemplate } from './view.ts';

/** Serves the calls about the templates that clients book again. */
export const templateHandlers: HandlersOf<typeof endpoints> = {
  listQuoteTemplates: list(endpoints.listQuoteTemplates, {
    from: ({ viewer }) => templatesOf(viewer),
    view: toTemplate,
  }),

  createQuoteTemplate: async ({ transaction, viewer, body, now }) => ({
    status: 201,
    body: await createTemplate(transaction, body, { viewer, now }),
  }),

  getQuoteTemplate: async ({ database, viewer, params }) => ({
    status: 200,
    body: await readTemplate(database, viewer, params.id),
  }),

  updateQuoteTemplate: async ({ transaction, viewer, params, body, now }) => ({
    status: 200,
    body: await changeTemplate(transaction, params.id, body, { viewer, now }),
  }),

  deleteQuoteTemplate: async ({ transaction, viewer, params }) => {
    await removeTemplate(transaction, viewer, params.id);
    return { status: 204, body: null };
  },

  bookQuoteTemplate: async ({ transaction, viewer, params, now }) => {
    const draft = await draftFromTemplate(transaction, viewer, params.id);
    return { status: 201, body: await createOwnDraft(transaction, draft, { viewer, now }) };
  },
};
