import { MAX_QUOTE_ATTACHMENTS } from '@cleaning/contract/attachments';
import { UPLOAD_ACCEPT } from '@cleaning/contract/files/rules';
import { Card } from '@cleaning/ui/card';
import { FilePicker } from '@cleaning/ui/file-picker';
import { useRef } from 'react';
import { UPLOAD_HINT } from '#kit/files/use-uploads.ts';
import { PhotoList } from './photo-list.tsx';
import { PhotosProblem } from './photo-notices.tsx';
import styles from './photos.module.css';
import type { Photos } from './use-photos.ts';

/** Adds optional photos that show what there is to clean. */
export function PhotosStep({ photos }: { photos: Photos }) {
  const { stored, uploads, isFull } = photos;
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} tabIndex={-1} className={styles['step']}>
      <PhotosProblem photos={photos} />
      {stored.length === 0 ? null : (
        <Card title={`Added (${stored.length} of ${MAX_QUOTE_ATTACHMENTS})`} level={3}>
          <PhotoList photos={stored} onFocusLost={() => root.current?.focus()} />
        </Card>
      )}
      <FilePicker
        title="Add photos"
        level={3}
        label="Choose photos"
        hint={UPLOAD_HINT}
        accept={UPLOAD_ACCEPT}
        closedBecause={
          isFull
            ? `A quote can have ${MAX_QUOTE_ATTACHMENTS} files. Remove one to add another.`
            : undefined
        }
        files={uploads.files}
        filesTitle="Files you chose"
        onFiles={uploads.add}
        onRemove={uploads.remove}
        onRetry={uploads.retry}
      />
    </div>
  );
}
