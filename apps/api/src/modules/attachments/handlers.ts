import type { attachmentsEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import { createFileService } from '../../files/file-service.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { createAttachmentsService } from './service.ts';

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

    uploadQuoteAttachment: async ({ actor, file, body, now }) => ({
      status: 201,
      body: await attachments.upload({ file, quoteId: body.quote_id, actor, now }),
    }),

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
