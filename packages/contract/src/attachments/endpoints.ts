import { z } from 'zod';
import { fileLinkSchema } from '../files/entity.ts';
import { UPLOAD_MEDIA_TYPES } from '../files/media-types.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { MAX_UPLOAD_BYTES } from '../http/files.ts';
import { pageOf, pageQuery } from '../http/page.ts';
import { quoteAttachmentSchema } from './entity.ts';

const tag = 'Quotes';
const params = z.strictObject({ id: z.uuid() });
const quoteId = z.uuid({ error: 'Choose a quote.' });

export const listQuoteAttachmentsQuery = pageQuery.extend({ quote_id: quoteId });

/** The field beside the file. */
export const uploadQuoteAttachmentRequest = z.strictObject({ quote_id: quoteId });

export type ListQuoteAttachmentsQuery = z.input<typeof listQuoteAttachmentsQuery>;

/** Photos and documents that belong to a quote. */
export const attachmentsEndpoints = {
  listQuoteAttachments: defineEndpoint({
    name: 'listQuoteAttachments',
    method: 'GET',
    path: 'quotes/attachments/',
    tag,
    summary: 'List the files of a quote, oldest first',
    access: 'client-or-office',
    query: listQuoteAttachmentsQuery,
    responses: { 200: pageOf(quoteAttachmentSchema) },
  }),
  uploadQuoteAttachment: defineEndpoint({
    name: 'uploadQuoteAttachment',
    method: 'POST',
    path: 'quotes/attachments/',
    tag,
    summary: 'Add a file to a quote, up to ten of them',
    access: 'client-or-office',
    upload: { maxBytes: MAX_UPLOAD_BYTES, mediaTypes: UPLOAD_MEDIA_TYPES },
    body: uploadQuoteAttachmentRequest,
    responses: { 201: quoteAttachmentSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  linkQuoteAttachment: defineEndpoint({
    name: 'linkQuoteAttachment',
    method: 'POST',
    path: 'quotes/attachments/:id/link/',
    tag,
    summary: 'Get a link that fetches a file of a quote for five minutes',
    access: 'client-or-office',
    params,
    responses: { 200: fileLinkSchema },
    rateLimit: 'write',
  }),
  deleteQuoteAttachment: defineEndpoint({
    name: 'deleteQuoteAttachment',
    method: 'DELETE',
    path: 'quotes/attachments/:id/',
    tag,
    summary: 'Remove a file from a quote',
    access: 'client-or-office',
    params,
    responses: { 204: null },
    conflict: null,
    rateLimit: 'write',
  }),
} as const;
