import { attachmentsEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import { createFileService } from '../../platform/files/file-service.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { uploadOnce } from '../../platform/http/idempotency.ts';
import { createAttachmentsService, type KeptAttachment } from './service.ts';

/** Answers every endpoint of the files of quotes. */
export function createAttachmentsHandlers(
  dependencies: Pick<Dependencies, 'database' | 'fileStore' | 'secrets'>,
): HandlersOf<typeof attachmentsEndpoints> {
  const attachments = createAttachmentsService({
    database: dependencies.database,
    files: createFileService(dependencies),
  });

  return {
    listQuoteAttachments: async ({ actor, query }) => ({
      status: 200,
      body: await attachments.page({ actor, query }),
    }),

    uploadQuoteAttachment: (call) =>
      uploadOnce<typeof attachmentsEndpoints.uploadQuoteAttachment, KeptAttachment>(
        dependencies.database,
        attachmentsEndpoints.uploadQuoteAttachment,
        call,
        {
          keep: () => {
            const { actor, file, body, now } = call;
            return attachments.keep({ file, quoteId: body.quote_id, actor, now });
          },
          refer: async (transaction, kept) => ({
            status: 201,
            body: await attachments.add(transaction, kept),
          }),
        },
      ),

    linkQuoteAttachment: async ({ actor, params, now }) => ({
      status: 200,
      body: await attachments.link({ ...params, actor, now }),
    }),

    deleteQuoteAttachment: async ({ actor, params, now }) => {
      await attachments.remove({ ...params, actor, now });
      return { status: 204, body: null };
    },
  };
}
