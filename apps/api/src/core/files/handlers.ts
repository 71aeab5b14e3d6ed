import type { filesEndpoints } from '@cleaning/contract/files';
import { ApiError, notFound } from '../http/api-error.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { checkLink } from './file-links.ts';
import { findReferencedFile } from './file-repository.ts';

/** Serves a file while a link to it is valid and something refers to it. */
export const filesHandlers: HandlersOf<typeof filesEndpoints> = {
  downloadFile: async ({ database, secrets, fileStore, params: { id }, query, now }) => {
    const verdict = checkLink(secrets, { id, ...query }, now);
    if (verdict === 'forged') throw notFound();
    if (verdict === 'expired') {
      throw new ApiError(
        'not_found',
        'This link has ended. Go back to the page with the file, and open it again.',
      );
    }
    const file = await findReferencedFile(database, id);
    if (file === undefined) throw notFound();
    const { fileName, mediaType, byteSize, storageKey } = file;
    const stream = await fileStore.open(storageKey);
    return { status: 200, body: { fileName, mediaType, content: { stream, byteSize } } };
  },
};
