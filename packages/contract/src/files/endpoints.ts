import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { fileResponse } from '../http/files.ts';
import { FILE_MEDIA_TYPES } from './media-types.ts';

const message = 'This link is not complete. Open the page again for a new one.';

/** The two parameters of a signed link, as it was issued. */
export const fileLinkQuery = z.strictObject({
  /** When the link expires, in seconds of Unix time. */
  expires: z.string({ error: message }).regex(/^\d{10}$/u, message),
  signature: z.string({ error: message }).regex(/^[\w-]{43}$/u, message),
});

/** Stored files, by the links that other calls issue. */
export const filesEndpoints = {
  downloadFile: defineEndpoint({
    name: 'downloadFile',
    method: 'GET',
    path: 'files/:id/',
    tag: 'Files',
    summary: 'Fetch a file by a signed link',
    // The signature authorises the call, because a browser follows a link without a token.
    access: 'public',
    params: z.strictObject({ id: z.uuid() }),
    query: fileLinkQuery,
    responses: { 200: fileResponse(FILE_MEDIA_TYPES) },
    rateLimit: 'download',
  }),
} as const;
