import { isApiError } from '@cleaning/api-client';
import type { FileLink } from '@cleaning/contract/files';
import type { ReceivedFile } from '@cleaning/contract/http/rules';
import { useMutation } from '@tanstack/react-query';
import { useApi, usePortalApi } from '../api/portal-api.tsx';

/** What kind of record a stored file belongs to. */
export type FileKind = 'document' | 'quote' | 'message';

/** The stored files of one kind, by document or attachment id. */
export interface StoredFiles {
  /** Requests a link to a file that this user may see. It is valid for five minutes. */
  readonly linkTo: (id: string) => Promise<FileLink>;
  /**
   * Loads the content of a file with a new link. If the link has expired, for example because the
   * device was asleep, a new one is requested once.
   *
   * @throws ApiError when the file cannot be loaded.
   */
  readonly load: (id: string) => Promise<ReceivedFile>;
}

export function useStoredFiles(kind: FileKind): StoredFiles {
  const api = useApi();
  const { client } = usePortalApi();
  const { mutateAsync } = useMutation(
    {
      document: api.linkDocument,
      quote: api.linkQuoteAttachment,
      message: api.linkMessageAttachment,
    }[kind].mutation(),
  );
  const linkTo = (id: string) => mutateAsync({ id });
  const follow = async (id: string): Promise<ReceivedFile> => {
    const { params, query } = splitLink(await linkTo(id));
    return client.files.downloadFile(params, query);
  };
  return {
    linkTo,
    load: (id) =>
      follow(id).catch((error: unknown) => {
        if (isApiError(error) && error.status === 404) return follow(id);
        throw error;
      }),
  };
}

/** The parameters of the call that a link stands for: `…/files/:id/?expires=…&signature=…`. */
function splitLink({ url }: FileLink) {
  const { pathname, searchParams } = new URL(url, window.location.origin);
  return {
    params: { id: pathname.split('/').at(-2) ?? '' },
    query: {
      expires: searchParams.get('expires') ?? '',
      signature: searchParams.get('signature') ?? '',
    },
  };
}
