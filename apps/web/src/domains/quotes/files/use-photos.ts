import { MAX_QUOTE_ATTACHMENTS, type QuoteAttachment } from '@cleaning/contract/attachments';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '#kit/api/portal-api.tsx';
import { type Uploads, useUploads } from '#kit/files/use-uploads.ts';

export interface Photos {
  /** The files that the server has. */
  readonly stored: readonly QuoteAttachment[];
  /** Why the files could not be read, or null. */
  readonly error: unknown;
  readonly isReading: boolean;
  readonly refetchPhotos: () => void;
  /** The files that are being sent, and those that were refused. */
  readonly uploads: Uploads<QuoteAttachment>;
  /** True when the draft has the most files allowed. */
  readonly isFull: boolean;
}

/**
 * The photos of a draft. The form owns them and not one of its steps, so that an upload continues
 * while the user goes on to another step.
 */
export function usePhotos(quoteId: string): Photos {
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery(
    api.listQuoteAttachments.query({ quote_id: quoteId }),
  );
  const { mutateAsync } = useMutation(api.uploadQuoteAttachment.mutation());
  const stored = data?.results ?? [];
  const uploads = useUploads<QuoteAttachment>({
    send: (file, call) => mutateAsync({ file, quote_id: quoteId, ...call }),
    limit: {
      count: MAX_QUOTE_ATTACHMENTS - stored.length,
      message: `A quote can have ${MAX_QUOTE_ATTACHMENTS} files. Remove one to add another.`,
    },
  });
  const { files, remove } = uploads;

  // An uploaded file is listed only once, among the files of the draft.
  const arrived = files.find(
    ({ result }) => result !== undefined && stored.some(({ id }) => id === result.id),
  );
  useEffect(() => {
    if (arrived !== undefined) remove(arrived.id);
  }, [arrived, remove]);

  return {
    stored,
    error,
    isReading: isFetching,
    refetchPhotos: () => void refetch(),
    uploads,
    isFull: stored.length >= MAX_QUOTE_ATTACHMENTS,
  };
}
