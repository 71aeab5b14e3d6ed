import type { documentsEndpoints } from '@cleaning/contract/documents';
import type { HandlersOf } from '../core/http/handlers.ts';
import {
  addDocument,
  getDocument,
  linkToDocument,
  listDocuments,
  removeDocument,
  storeDocument,
} from './client-documents.ts';

export const documentsHandlers: HandlersOf<typeof documentsEndpoints> = {
  listDocuments,

  uploadDocument: async ({ database, fileStore, commit, viewer, file, body, now }) => {
    const stored = await storeDocument(
      { database, fileStore },
      { file, request: body, viewer, now },
    );
    return commit(async (transaction) => ({
      status: 201,
      body: await addDocument(transaction, stored),
    }));
  },

  getDocument: async ({ database, viewer, params, now }) => ({
    status: 200,
    body: await getDocument(database, { ...params, viewer, now }),
  }),

  linkDocument: async ({ secrets, transaction, viewer, params, now }) => ({
    status: 200,
    body: await linkToDocument(transaction, secrets, { ...params, viewer, now }),
  }),

  deleteDocument: async ({ transaction, viewer, params, now }) => {
    await removeDocument(transaction, { ...params, viewer, now });
    return { status: 204, body: null };
  },
};
