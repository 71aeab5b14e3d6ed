import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import Image from 'lucide-react/icons/image';
import { useEffect, useState } from 'react';
import type { QueuedWork, StoredPhoto } from '../../shared/visit-queue/queued-work.ts';
import { useVisitQueue } from '../../shared/visit-queue/use-visit-queue.ts';
import { Status } from './queue-card.tsx';
import styles from './visit-photos.module.css';

/** The photos of a visit that are still on this phone, among those that are stored. */
export function WaitingPhotos({ visitId }: { visitId: string }) {
  const { items, sending } = useVisitQueue();
  return items
    .filter((item) => item.visitId === visitId)
    .map((item) =>
      item.work.kind === 'photo' ? (
        <li key={item.id}>
          <WaitingPhoto
            stage={item.work.stage}
            photo={item.work.photo}
            state={stateOf(item, sending)}
          />
        </li>
      ) : null,
    );
}

function stateOf({ id, problem }: QueuedWork, sending: readonly string[]) {
  if (problem !== null) return 'refused';
  return sending.includes(id) ? 'sending' : 'waiting';
}

interface WaitingPhotoProps {
  stage: 'before' | 'after';
  photo: StoredPhoto;
  state: 'refused' | 'sending' | 'waiting';
}

function WaitingPhoto({ stage, photo, state }: WaitingPhotoProps) {
  const source = useThumbnail(photo);
  return (
    <span className={styles['photo']}>
      {source === null ? <Image /> : <img src={source} alt="" />}
      <span className={styles['stage']}>{stage === 'before' ? 'Before' : 'After'}</span>
      <span className={styles['state']}>
        <Status state={state} />
      </span>
      <VisuallyHidden>{photo.name}</VisuallyHidden>
    </span>
  );
}

const WIDTH = 320;

/**
 * A small picture of a photo as a data address, which is all that the policy of the site lets pages show;
 * null while it is made, and where the browser cannot read the photo, as most cannot with HEIC.
 */
function useThumbnail({ bytes, type }: StoredPhoto): string | null {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    const show = async () => {
      const drawn = await draw(new Blob([bytes], { type }));
      if (!isOver) setSource(drawn);
    };
    void show();
    return () => {
      isOver = true;
    };
  }, [bytes, type]);
  return source;
}

async function draw(photo: Blob): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(photo, { resizeWidth: WIDTH, resizeQuality: 'medium' });
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
    return canvas.toDataURL('image/jpeg', 0.7);
  } catch {
    return null;
  }
}
