import type { attachmentsEndpoints } from '@cleaning/contract/attachments';
import type { HandlersOf } from '../core/http/handlers.ts';
import {
  addAttachment,
  linkToAttachment,
  listQuoteAttachments,
  removeAttachment,
  storeAttachment,
} from './quote-attachments.ts';

export const attachmentsHandlers: HandlersOf<typeof attachmentsEndpoints> = {
  listQuoteAttachments,

  uploadQuoteAttachment: async ({ database, fileStore, commit, viewer, file, body, now }) => {
    const stored = await storeAttachment(
      { database, fileStore },
      { file, quoteId: body.quote_id, viewer, now },
    );
    return commit(async (transaction) => ({
      status: 201,
      body: await addAttachment(transaction, stored),
    }));
  },

  linkQuoteAttachment: async ({ secrets, transaction, viewer, params, now }) => ({
    status: 200,
    body: await linkToAttachment(transaction, secrets, { ...params, viewer, now }),
  }),

  deleteQuoteAttachment: async ({ transaction, viewer, params, now }) => {
    await removeAttachment(transaction, { ...params, viewer, now });
    return { status: 204, body: null };
  },
};
