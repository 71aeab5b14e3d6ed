import { type ApiClient, isApiError } from '@cleaning/api-client';
import type { FileLink, ReceivedFile } from '@cleaning/contract';

/** Asks the service for a link to a file that this user may see, by the file's id. */
export type LinkTo = (id: string) => Promise<FileLink>;

/**
 * Fetches the content of a stored file by a link of its own. A link that has expired meanwhile, as on a
 * device that slept, is asked for once more.
 *
 * @throws ApiError when the file cannot be had.
 */
export async function loadStoredFile(
  files: ApiClient['files'],
  linkTo: LinkTo,
  id: string,
): Promise<ReceivedFile> {
  const follow = async (): Promise<ReceivedFile> => {
    const { params, query } = partsOf(await linkTo(id));
    return files.downloadFile(params, query);
  };
  try {
    return await follow();
  } catch (error) {
    if (isApiError(error) && error.status === 404) return follow();
    throw error;
  }
}

/** A link as the call that it is: `…/files/:id/?expires=…&signature=…`. */
function partsOf({ url }: FileLink) {
  const { pathname, searchParams } = new URL(url, window.location.origin);
  return {
    params: { id: pathname.split('/').at(-2) ?? '' },
    query: {
      expires: searchParams.get('expires') ?? '',
      signature: searchParams.get('signature') ?? '',
    },
  };
}
