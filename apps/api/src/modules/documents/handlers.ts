import { documentsEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import { createFileService } from '../../files/file-service.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { createDocumentMails } from './document-mails.ts';
import { createDocumentsService } from './service.ts';
import { viewerOf } from '../../http/viewer.ts';

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

    uploadDocument: async ({ actor, file, body, now }) => ({
      status: 201,
      body: await documents.upload({ file, request: body, viewer: viewerOf(actor), now }),
    }),

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
