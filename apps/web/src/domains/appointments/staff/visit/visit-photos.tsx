import type { Appointment } from '@cleaning/contract/appointments';
import type { ClientDocument, PhotoStage } from '@cleaning/contract/documents';
import { Card } from '@cleaning/ui/card';
import { FilePicker, type PickedFile } from '@cleaning/ui/file-picker';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import Camera from 'lucide-react/icons/camera';
import Image from 'lucide-react/icons/image';
import { type ReactNode, useState } from 'react';
import { useFilePreview } from '#kit/files/use-file-preview.tsx';
import { usePreviewContent } from '#kit/files/use-preview-content.ts';
import { choosePreviewKind } from '#kit/files/stored-file.ts';
import { type StoredFiles, useStoredFiles } from '#kit/files/use-stored-files.ts';
import { createIdempotencyKey } from '#kit/lib/idempotency-key.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { visitStatus } from '../../visit-status.ts';
import { isPhoto, type QueuedWork } from '../../visit-queue/queued-work.ts';
import { useVisitQueue } from '../../visit-queue/use-visit-queue.ts';
import { PICTURES, readPhoto } from './photo-files.ts';
import { WaitingPhotos } from './waiting-photos.tsx';
import styles from './visit-photos.module.css';

const STAGES: Readonly<Record<PhotoStage, string>> = { before: 'Before', after: 'After' };

/** The photos of a visit, which can be added before and after the work. */
export function VisitPhotos({ appointment }: { appointment: Appointment }) {
  const api = useApi();
  const photos = useQuery(
    api.listDocuments.query({
      appointment_id: appointment.id,
      ordering: 'created_at',
      page_size: '100',
    }),
  );
  const files = useStoredFiles('document');
  const { preview, dialog } = useFilePreview(files);
  const { items } = useVisitQueue();
  const queued = items.filter((item) => item.visitId === appointment.id && isPhoto(item));
  const stage: PhotoStage = appointment.status === 'confirmed' ? 'before' : 'after';
  const stored = photos.data?.results ?? [];
  const isOff = visitStatus(appointment).kind === 'off';
  if (isOff && stored.length === 0 && queued.length === 0) return null;
  const tiles = (
    <>
      {stored.map((photo) => (
        <li key={photo.id}>
          <Photo photo={photo} files={files} onOpen={() => preview(photo)} />
        </li>
      ))}
      <WaitingPhotos visitId={appointment.id} />
    </>
  );
  return (
    <Card title={stage === 'before' ? 'Photos before you start' : 'Photos'}>
      <QueryContent query={photos} what="the photos" level={3} lines={1}>
        {() => null}
      </QueryContent>
      {appointment.status === 'requested' ? (
        <p>Photos can be added once the visit has a time.</p>
      ) : isOff ? (
        <ul className={styles['photos']}>{tiles}</ul>
      ) : (
        <AddPhotos
          key={stage}
          appointment={appointment}
          stage={stage}
          tiles={tiles}
          saved={stored.length}
          queued={queued}
        />
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
  if (choosePreviewKind(photo) === null) {
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

interface AddPhotosProps {
  appointment: Appointment;
  stage: PhotoStage;
  /** The existing photos, as list items. */
  tiles: ReactNode;
  /** How many photos the service has. */
  saved: number;
  queued: readonly QueuedWork[];
}

function AddPhotos({ appointment, stage, tiles, saved, queued }: AddPhotosProps) {
  const { queue, signal } = useVisitQueue();
  const [firstName = ''] = appointment.client_name.split(' ');
  const [refused, setRefused] = useState<readonly PickedFile[]>([]);
  const add = async (files: readonly File[]) => {
    for (const file of files) {
      // oxlint-disable-next-line no-await-in-loop -- one large file in memory at a time, in order
      const { photo, problem } = await readPhoto(file);
      if (photo !== null) {
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
      renderTile={(button) => (
        <ul className={styles['photos']}>
          {tiles}
          <li>{button}</li>
        </ul>
      )}
      label={stage === 'before' ? 'Add before' : 'Add after'}
      icon={<Camera />}
      hint={[
        stage === 'before'
          ? `Only if something is broken or looks unsafe, and when ${firstName} agrees.`
          : '',
        describePhotos(saved, queued, signal),
        'Photos are kept on this phone until they are sent. The client sees them among their documents.',
      ].join(' ')}
      accept={PICTURES}
      files={refused}
      onFiles={(files) => void add(files)}
      onRemove={remove}
      onRetry={remove}
    />
  );
}

/**
 * How many photos are saved, and how many are only on this phone: "2 saved, 1 waiting for signal."
 */
function describePhotos(
  saved: number,
  queued: readonly QueuedWork[],
  signal: 'online' | 'offline' | 'syncing',
): string {
  const refused = queued.filter(({ problem }) => problem !== null).length;
  const waiting = queued.length - refused;
  const counts = [
    saved === 0 ? null : `${saved} saved`,
    waiting === 0 ? null : `${waiting} waiting${signal === 'offline' ? ' for signal' : ''}`,
    refused === 0 ? null : `${refused} not sent`,
  ].filter((count) => count !== null);
  return counts.length === 0 ? '' : `${counts.join(', ')}.`;
}
