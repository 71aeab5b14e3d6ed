import { useQuery } from '@tanstack/react-query';
import type { StoredFiles } from './use-stored-files.ts';
import { type StoredFile, previewKindOf } from './stored-file.ts';

/**
 * What a preview shows: the link of a picture, or the content of a PDF, since the service lets nothing
 * frame its files. Nothing of it outlives the preview.
 */
export function usePreviewContent(file: StoredFile, files: StoredFiles) {
  return useQuery({
    queryKey: ['file-preview', file.id],
    queryFn: async () => {
      if (previewKindOf(file) === 'image') return (await files.linkTo(file.id)).url;
      const { content } = await files.load(file.id);
      return new Blob([content], { type: file.media_type });
    },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}
