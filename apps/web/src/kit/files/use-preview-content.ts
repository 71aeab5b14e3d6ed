import { useQuery } from '@tanstack/react-query';
import type { StoredFiles } from './use-stored-files.ts';
import { type StoredFile, choosePreviewKind } from './stored-file.ts';

/**
 * The content of a preview: the link of a picture, or the data of a PDF, because the service
 * forbids framing its files. It is discarded with the preview.
 */
export function usePreviewContent(file: StoredFile, files: StoredFiles) {
  return useQuery({
    queryKey: ['file-preview', file.id],
    queryFn: async () => {
      if (choosePreviewKind(file) === 'image') return (await files.linkTo(file.id)).url;
      const { content } = await files.load(file.id);
      return new Blob([content], { type: file.media_type });
    },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}
