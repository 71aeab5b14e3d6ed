import type { QuoteAttachment } from '@cleaning/contract/attachments';
import { TextButton } from '@cleaning/ui/button';
import { FileIcon, formatFileSize } from '@cleaning/ui/file-picker';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStoredFiles } from '#kit/files/use-stored-files.ts';
import { useFocusAfterChange } from '#kit/hooks/focus.ts';
import { choosePreviewKind } from '#kit/files/stored-file.ts';
import { useFilePreview } from '#kit/files/use-file-preview.tsx';
import { RemovePhoto } from './remove-photo.tsx';
import styles from './photos.module.css';

export interface PhotoListProps {
  photos: readonly QuoteAttachment[];
  /**
   * Called when a photo was removed and its focused button with it. Without it, photos cannot be
   * removed.
   */
  onFocusLost?: (() => void) | undefined;
}

/** The photos of a draft: a thumbnail, name and size of each. */
export function PhotoList({ photos, onFocusLost }: PhotoListProps) {
  const [removing, setRemoving] = useState<QuoteAttachment | null>(null);
  const { preview, dialog } = useFilePreview(useStoredFiles('quote'));
  useFocusAfterChange(removing, () => onFocusLost?.(), { onlyIfLost: true });

  return (
    <>
      <ul className={styles['thumbs']}>
        {photos.map((photo) => (
          <li key={photo.id} className={styles['thumb']}>
            {choosePreviewKind(photo) === null ? (
              <span className={styles['picture']}>
                <Thumbnail photo={photo} />
              </span>
            ) : (
              <button
                type="button"
                className={styles['picture']}
                onClick={() => preview(photo)}
                aria-label={`Look at ${photo.file_name}`}
              >
                <Thumbnail photo={photo} />
              </button>
            )}
            <span className={styles['name']}>
              <b>{photo.file_name}</b>
              <Text as="small" size="xs" tone="muted" figures>
                {formatFileSize(photo.byte_size)}
              </Text>
            </span>
            {onFocusLost !== undefined && photo.can_remove ? (
              <TextButton onClick={() => setRemoving(photo)}>
                Remove <VisuallyHidden>{photo.file_name}</VisuallyHidden>
              </TextButton>
            ) : null}
          </li>
        ))}
      </ul>
      {removing === null ? null : (
        <RemovePhoto photo={removing} onClose={() => setRemoving(null)} />
      )}
      {dialog}
    </>
  );
}

/** How long a link is reused, in milliseconds. The service's links expire after five minutes. */
const LINK_TIME_MS = 4 * 60_000;

/**
 * A thumbnail if the browser can show the image. Decorative, because the file name is beside it.
 */
function Thumbnail({ photo }: { photo: QuoteAttachment }) {
  const { linkTo } = useStoredFiles('quote');
  const isPicture = choosePreviewKind(photo) === 'image';
  const { data } = useQuery({
    queryKey: ['file-preview', 'thumbnail', photo.id],
    queryFn: () => linkTo(photo.id),
    enabled: isPicture,
    staleTime: LINK_TIME_MS,
    gcTime: LINK_TIME_MS,
    refetchOnWindowFocus: false,
  });
  if (data === undefined) return <FileIcon name={photo.file_name} />;
  return <img src={data.url} alt="" loading="lazy" decoding="async" className={styles['image']} />;
}
