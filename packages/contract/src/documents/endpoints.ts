import { z } from 'zod';
import { fileLinkSchema } from '../files/entity.ts';
import { UPLOAD_MEDIA_TYPES } from '../files/media-types.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { MAX_UPLOAD_BYTES } from '../http/files.ts';
import { pageOf } from '../http/page.ts';
import { DOCUMENT_CATEGORIES, documentSchema } from './entity.ts';
import { listDocumentsQuery, uploadDocumentRequest } from './requests.ts';

const tag = 'Documents';
const params = z.strictObject({ id: z.uuid() });

/** One page of documents, with the number in each category regardless of the chosen one. */
export const documentsPageSchema = pageOf(documentSchema).extend({
  category_counts: z.partialRecord(z.enum(DOCUMENT_CATEGORIES), z.int().nonnegative()),
});

export type DocumentsPage = z.output<typeof documentsPageSchema>;

/** Files between the company and its clients. */
export const documentsEndpoints = {
  listDocuments: defineEndpoint({
    name: 'listDocuments',
    method: 'GET',
    path: 'documents/',
    tag,
    summary: 'List your documents, or as staff those of every client',
    access: 'client-or-staff',
    query: listDocumentsQuery,
    responses: { 200: documentsPageSchema },
  }),
  uploadDocument: defineEndpoint({
    name: 'uploadDocument',
    method: 'POST',
    path: 'documents/',
    tag,
    summary: 'Add a document of your own, or as staff one for a client',
    access: 'client-or-staff',
    upload: { maxBytes: MAX_UPLOAD_BYTES, mediaTypes: UPLOAD_MEDIA_TYPES },
    body: uploadDocumentRequest,
    responses: { 201: documentSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  getDocument: defineEndpoint({
    name: 'getDocument',
    method: 'GET',
    path: 'documents/:id/',
    tag,
    summary: 'Read what is known of a document',
    access: 'client-or-office',
    params,
    responses: { 200: documentSchema },
  }),
  deleteDocument: defineEndpoint({
    name: 'deleteDocument',
    method: 'DELETE',
    path: 'documents/:id/',
    tag,
    summary: 'Remove a document that you added, or as staff one that the company did',
    access: 'client-or-staff',
    params,
    responses: { 204: null },
    rateLimit: 'write',
  }),
  linkDocument: defineEndpoint({
    name: 'linkDocument',
    method: 'POST',
    path: 'documents/:id/link/',
    tag,
    summary: 'Get a link that fetches a document for five minutes',
    access: 'client-or-staff',
    params,
    responses: { 200: fileLinkSchema },
    rateLimit: 'write',
  }),
} as const;
