import { useQuery } from '@tanstack/react-query';
import { usePortalApi } from '../portal-api/portal-api.tsx';
import { type LinkTo, loadStoredFile } from './load-stored-file.ts';
import { type StoredFile, previewKindOf } from './stored-file.ts';

/**
 * What a preview shows: the link of a picture, or the content of a PDF, since the service lets nothing
 * frame its files. Nothing of it outlives the preview.
 */
export function usePreviewContent(file: StoredFile, linkTo: LinkTo) {
  const { client } = usePortalApi();
  return useQuery({
    queryKey: ['file-preview', file.id],
    queryFn: async () => {
      if (previewKindOf(file) === 'image') return (await linkTo(file.id)).url;
      const { content } = await loadStoredFile(client.files, linkTo, file.id);
      return new Blob([content], { type: file.media_type });
    },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}
