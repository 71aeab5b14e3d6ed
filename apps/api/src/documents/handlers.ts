import { documentsEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../dependencies.ts';
import { createFileService } from '../core/files/file-service.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { createDocumentMails } from './document-mails.ts';
import { createDocumentsService } from './service.ts';

export function createDocumentsHandlers(
  dependencies: Pick<Dependencies, 'database' | 'outbox' | 'publicUrl' | 'fileStore' | 'secrets'>,
): HandlersOf<typeof documentsEndpoints> {
  const documents = createDocumentsService({
    database: dependencies.database,
    files: createFileService(dependencies),
    mails: createDocumentMails(dependencies),
  });

  return {
    listDocuments: async ({ viewer, query }) => ({
      status: 200,
      body: await documents.page(viewer, query, documentsEndpoints.listDocuments.path),
    }),

    uploadDocument: async ({ commit, viewer, file, body, now }) => {
      const stored = await documents.store({ file, request: body, viewer, now });
      return commit(async (transaction) => ({
        status: 201,
        body: await documents.add(transaction, stored),
      }));
    },

    getDocument: async ({ viewer, params, now }) => ({
      status: 200,
      body: await documents.get({ ...params, viewer, now }),
    }),

    linkDocument: async ({ transaction, viewer, params, now }) => ({
      status: 200,
      body: await documents.link(transaction, { ...params, viewer, now }),
    }),

    deleteDocument: async ({ transaction, viewer, params, now }) => {
      await documents.remove(transaction, { ...params, viewer, now });
      return { status: 204, body: null };
    },
  };
}
