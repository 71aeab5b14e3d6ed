import {
  type Appointment,
  type ClientDocument,
  MAX_UPLOAD_BYTES,
  type PhotoStage,
  refusalBeforeUpload,
} from '@cleaning/contract';
import { Card } from '@cleaning/ui/card';
import { FilePicker, type PickedFile } from '@cleaning/ui/file-picker';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import Camera from 'lucide-react/icons/camera';
import Image from 'lucide-react/icons/image';
import { useState } from 'react';
import { useFilePreview } from '../../shared/files/use-file-preview.tsx';
import { usePreviewContent } from '../../shared/files/use-preview-content.ts';
import { previewKindOf } from '../../shared/files/stored-file.ts';
import { type StoredFiles, useStoredFiles } from '../../shared/files/use-stored-files.ts';
import { createIdempotencyKey } from '../../shared/lib/idempotency-key.ts';
import { QueryContent } from '../../shared/lists/query-content.tsx';
import { usePortalApi } from '../../shared/portal-api/portal-api.tsx';
import { isPhoto } from '../../shared/visit-queue/queued-work.ts';
import { useVisitQueue } from '../../shared/visit-queue/use-visit-queue.ts';
import { PICTURES, toStoredPhoto } from './photo-files.ts';
import { WaitingPhotos } from './waiting-photos.tsx';
import styles from './visit-photos.module.css';

const STAGES: Readonly<Record<PhotoStage, string>> = { before: 'Before', after: 'After' };

/** The photos of a visit, and a way to add more before and after the work. */
export function VisitPhotos({ appointment }: { appointment: Appointment }) {
  const { queries } = usePortalApi();
  const photos = useQuery(
    queries.documents.list({
      appointment_id: appointment.id,
      ordering: 'created_at',
      page_size: '100',
    }),
  );
  const { items } = useVisitQueue();
  const isWaiting = items.some((item) => item.visitId === appointment.id && isPhoto(item));
  const files = useStoredFiles('document');
  const { preview, dialog } = useFilePreview(files);
  const stage: PhotoStage = appointment.status === 'confirmed' ? 'before' : 'after';
  return (
    <Card title="Photos">
      <QueryContent query={photos} what="the photos" level={3} lines={1}>
        {({ results }) =>
          results.length === 0 && !isWaiting ? (
            <p className={styles['none']}>No photos yet.</p>
          ) : (
            <ul className={styles['photos']}>
              {results.map((photo) => (
                <li key={photo.id}>
                  <Photo photo={photo} files={files} onOpen={() => preview(photo)} />
                </li>
              ))}
              <WaitingPhotos visitId={appointment.id} />
            </ul>
          )
        }
      </QueryContent>
      {appointment.status === 'requested' ? null : (
        <AddPhotos key={stage} appointment={appointment} stage={stage} />
      )}
      {dialog}
    </Card>
  );
}

function Photo({
  photo,
  files,
  onOpen,
}: {
  photo: ClientDocument;
  files: StoredFiles;
  onOpen: () => void;
}) {
  const label = STAGES[photo.photo_stage ?? 'after'];
  if (previewKindOf(photo) === null) {
    return (
      <span className={styles['photo']}>
        <Image />
        <span className={styles['stage']}>{label}</span>
        <VisuallyHidden>{photo.file_name}</VisuallyHidden>
      </span>
    );
  }
  return (
    <button type="button" className={styles['photo']} onClick={onOpen}>
      <Thumbnail photo={photo} files={files} />
      <span className={styles['stage']}>{label}</span>
      <VisuallyHidden>{`, open ${photo.file_name}`}</VisuallyHidden>
    </button>
  );
}

function Thumbnail({ photo, files }: { photo: ClientDocument; files: StoredFiles }) {
  const { data } = usePreviewContent(photo, files);
  return typeof data === 'string' ? <img src={data} alt="" /> : <Image />;
}

const KEPT = 'Kept on this phone until they are sent. The client sees them among their documents.';

function AddPhotos({ appointment, stage }: { appointment: Appointment; stage: PhotoStage }) {
  const { queue } = useVisitQueue();
  const [firstName = ''] = appointment.client_name.split(' ');
  const [refused, setRefused] = useState<readonly PickedFile[]>([]);
  const add = async (files: readonly File[]) => {
    for (const file of files) {
      const problem = refusalBeforeUpload(file, MAX_UPLOAD_BYTES);
      if (problem === null) {
        // oxlint-disable-next-line no-await-in-loop -- one large file in memory at a time, in order
        const photo = await toStoredPhoto(file);
        queue.add(appointment.id, {
          kind: 'photo',
          stage,
          clientId: appointment.client_id,
          photo,
        });
      } else {
        const row = { id: createIdempotencyKey(), name: file.name, size: file.size };
        setRefused((rows) => [...rows, { ...row, status: 'refused', problem }]);
      }
    }
  };
  const remove = (id: string) => setRefused((rows) => rows.filter((row) => row.id !== id));
  return (
    <FilePicker
      compact
      label={stage === 'before' ? 'Add before photos' : 'Add after photos'}
      icon={<Camera />}
      hint={
        stage === 'before'
          ? `Only where something is broken or looks unsafe, and when ${firstName} agrees. ${KEPT}`
          : KEPT
      }
      accept={PICTURES}
      files={refused}
      onFiles={(files) => void add(files)}
      onRemove={remove}
      onRetry={remove}
    />
  );
}
