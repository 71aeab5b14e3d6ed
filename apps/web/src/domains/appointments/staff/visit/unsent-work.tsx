import type { ReceivedFile } from '@cleaning/contract/http/rules';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useState } from 'react';
import { SaveFileButton } from '#kit/files/save-file-button.tsx';
import { useFocusNearby } from '#kit/hooks/focus.ts';
import { describeMoment, describeQueued, describeWork } from '../../visit-queue/describe-work.ts';
import { isPhoto, type QueuedWork, type StoredPhoto } from '../../visit-queue/queued-work.ts';
import { useVisitQueue } from '../../visit-queue/use-visit-queue.ts';
import { CopyNoteButton } from './copy-note-button.tsx';
import { RemoveWork } from './remove-work.tsx';
import styles from './unsent-work.module.css';
import { detailRows, WorkRows } from './work-rows.tsx';

/**
 * What was recorded at a visit that the user may no longer open, in full: nobody else has it, and
 * the office can only be told.
 */
export function UnsentWork({ visitId }: { visitId: string }) {
  const { items, queue } = useVisitQueue();
  const [asked, setAsked] = useState<QueuedWork | null>(null);
  const left = items.filter((item) => item.visitId === visitId);
  const rememberPlace = useFocusNearby(left.length);
  if (left.length === 0) return null;
  const close = () => setAsked(null);
  return (
    <Card title="Not sent">
      <Stack gap="space-2">
        <ol className={styles['list']} id="on-this-phone">
          {left.map((item) => (
            <li key={item.id}>
              <strong>{describeWork(item.work)}</strong>
              <small>{describeMoment(item)}</small>
              <WorkRows rows={detailRows(item.work)} />
              <Inline gap="space-2">
                <CopyNoteButton item={item} />
                {item.work.kind === 'photo' ? (
                  <SavePhotoButton photo={item.work.photo} what={describeQueued(item)} />
                ) : null}
                <Button
                  variant="danger-ghost"
                  onClick={() => {
                    rememberPlace();
                    setAsked(item);
                  }}
                >
                  Remove <VisuallyHidden>{describeQueued(item)}</VisuallyHidden>
                </Button>
              </Inline>
            </li>
          ))}
        </ol>
        <Text size="sm" tone="muted">
          {left.some(isPhoto)
            ? 'Tell the office what you did and save your photos, then remove it: it can no longer be sent.'
            : 'Tell the office what you did, then remove it: it can no longer be sent.'}
        </Text>
      </Stack>
      {asked === null ? null : (
        <RemoveWork item={asked} onRemove={() => queue.remove(asked.id)} onClose={close} />
      )}
    </Card>
  );
}

function SavePhotoButton({ photo, what }: { photo: StoredPhoto; what: string }) {
  const load = async (): Promise<ReceivedFile> => ({
    fileName: photo.name,
    mediaType: photo.type,
    content: photo.bytes.slice().buffer,
  });
  return (
    <SaveFileButton
      load={load}
      label="Save photo"
      what={what}
      busyLabel="Saving"
      variant="outline"
    />
  );
}
