import type { attachmentsEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../dependencies.ts';
import { createFileService } from '../core/files/file-service.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { createAttachmentsService } from './service.ts';

export function createAttachmentsHandlers(
  dependencies: Pick<Dependencies, 'database' | 'fileStore' | 'secrets'>,
): HandlersOf<typeof attachmentsEndpoints> {
  const attachments = createAttachmentsService({
    database: dependencies.database,
    files: createFileService(dependencies),
  });

  return {
    listQuoteAttachments: async ({ viewer, query }) => ({
      status: 200,
      body: await attachments.page({ viewer, query }),
    }),

    uploadQuoteAttachment: async ({ commit, viewer, file, body, now }) => {
      const stored = await attachments.store({ file, quoteId: body.quote_id, viewer, now });
      return commit(async (transaction) => ({
        status: 201,
        body: await attachments.add(transaction, stored),
      }));
    },

    linkQuoteAttachment: async ({ transaction, viewer, params, now }) => ({
      status: 200,
      body: await attachments.link(transaction, { ...params, viewer, now }),
    }),

    deleteQuoteAttachment: async ({ transaction, viewer, params, now }) => {
      await attachments.remove(transaction, { ...params, viewer, now });
      return { status: 204, body: null };
    },
  };
}
