import { documentsEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import { createFileService } from '../../platform/files/file-service.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { uploadOnce } from '../../platform/http/idempotency.ts';
import { createDocumentMails } from './document-mails.ts';
import { createDocumentsService, type KeptDocument } from './service.ts';
import { viewerOf } from '../../platform/http/viewer.ts';

/** Answers every endpoint of documents. */
export function createDocumentsHandlers(
  dependencies: Pick<Dependencies, 'database' | 'outbox' | 'publicUrl' | 'fileStore' | 'secrets'>,
): HandlersOf<typeof documentsEndpoints> {
  const documents = createDocumentsService({
    database: dependencies.database,
    files: createFileService(dependencies),
    mails: createDocumentMails(dependencies),
  });

  return {
    listDocuments: async ({ actor, query }) => ({
      status: 200,
      body: await documents.page(viewerOf(actor), query, documentsEndpoints.listDocuments.path),
    }),

    uploadDocument: (call) =>
      uploadOnce<typeof documentsEndpoints.uploadDocument, KeptDocument>(
        dependencies.database,
        documentsEndpoints.uploadDocument,
        call,
        {
          keep: () => {
            const { actor, file, body: request, now } = call;
            return documents.keep({ file, request, viewer: viewerOf(actor), now });
          },
          refer: async (transaction, kept) => ({
            status: 201,
            body: await documents.add(transaction, kept),
          }),
        },
      ),

    getDocument: async ({ actor, params, now }) => ({
      status: 200,
      body: await documents.get({ ...params, viewer: viewerOf(actor), now }),
    }),

    linkDocument: async ({ actor, params, now }) => ({
      status: 200,
      body: await documents.link({ ...params, viewer: viewerOf(actor), now }),
    }),

    deleteDocument: async ({ actor, params, now }) => {
      await documents.remove({ ...params, viewer: viewerOf(actor), now });
      return { status: 204, body: null };
    },
  };
}
