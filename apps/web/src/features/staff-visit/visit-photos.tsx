import type { Appointment, ClientDocument, PhotoStage } from '@cleaning/contract';
import { Card } from '@cleaning/ui/card';
import { FilePicker } from '@cleaning/ui/file-picker';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useMutation, useQuery } from '@tanstack/react-query';
import Image from 'lucide-react/icons/image';
import { useFilePreview } from '../../shared/files/use-file-preview.tsx';
import { usePreviewContent } from '../../shared/files/use-preview-content.ts';
import { previewKindOf } from '../../shared/files/stored-file.ts';
import { type StoredFiles, useStoredFiles } from '../../shared/files/use-stored-files.ts';
import { useUploads } from '../../shared/files/use-uploads.ts';
import { QueryContent } from '../../shared/lists/query-content.tsx';
import { usePortalApi } from '../../shared/portal-api/portal-api.tsx';
import styles from './visit-photos.module.css';

const STAGES: Readonly<Record<PhotoStage, string>> = { before: 'Before', after: 'After' };
const PICTURES = 'image/jpeg,image/png,image/webp,image/heic';

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
  const files = useStoredFiles('document');
  const { preview, dialog } = useFilePreview(files);
  const stage: PhotoStage = appointment.status === 'confirmed' ? 'before' : 'after';
  return (
    <Card title="Photos">
      <QueryContent query={photos} what="the photos" level={3} lines={1}>
        {({ results }) =>
          results.length === 0 ? (
            <p className={styles['none']}>
              No photos yet. Take one where something is broken or looks unsafe.
            </p>
          ) : (
            <ul className={styles['photos']}>
              {results.map((photo) => (
                <li key={photo.id}>
                  <Photo photo={photo} files={files} onOpen={() => preview(photo)} />
                </li>
              ))}
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
  const words = STAGES[photo.photo_stage ?? 'after'];
  if (previewKindOf(photo) === null) {
    return (
      <span className={styles['photo']}>
        <Image />
        <span className={styles['stage']}>{words}</span>
        <VisuallyHidden>{photo.file_name}</VisuallyHidden>
      </span>
    );
  }
  return (
    <button type="button" className={styles['photo']} onClick={onOpen}>
      <Thumbnail photo={photo} files={files} />
      <span className={styles['stage']}>{words}</span>
      <VisuallyHidden>{`, open ${photo.file_name}`}</VisuallyHidden>
    </button>
  );
}

function Thumbnail({ photo, files }: { photo: ClientDocument; files: StoredFiles }) {
  const { data } = usePreviewContent(photo, files);
  return typeof data === 'string' ? <img src={data} alt="" /> : <Image />;
}

function AddPhotos({ appointment, stage }: { appointment: Appointment; stage: PhotoStage }) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.documents.upload());
  const uploads = useUploads({
    send: (file, call) =>
      mutateAsync({
        file,
        category: 'photos',
        client_id: appointment.client_id,
        appointment_id: appointment.id,
        photo_stage: stage,
        ...call,
      }),
  });
  return (
    <FilePicker
      compact
      doneStays
      label={stage === 'before' ? 'Add before photos' : 'Add after photos'}
      hint="The client sees them among their documents."
      accept={PICTURES}
      files={uploads.files}
      onFiles={uploads.add}
      onRemove={uploads.remove}
      onRetry={uploads.retry}
    />
  );
}
