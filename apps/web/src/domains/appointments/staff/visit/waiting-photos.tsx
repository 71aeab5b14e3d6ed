import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import Image from 'lucide-react/icons/image';
import { type ReactNode, useEffect, useState } from 'react';
import type { StoredPhoto } from '../../visit-queue/queued-work.ts';
import { useVisitQueue } from '../../visit-queue/use-visit-queue.ts';
import styles from './visit-photos.module.css';
import { WorkStatus } from './work-status.tsx';

/** Photos of a visit that are still only on this phone, shown among the saved ones. */
export function WaitingPhotos({ visitId }: { visitId: string }) {
  const { items } = useVisitQueue();
  return items
    .filter((item) => item.visitId === visitId)
    .map((item) =>
      item.work.kind === 'photo' ? (
        <li key={item.id}>
          <WaitingPhoto {...item.work} status={<WorkStatus item={item} />} />
        </li>
      ) : null,
    );
}

interface WaitingPhotoProps {
  stage: 'before' | 'after';
  photo: StoredPhoto;
  status: ReactNode;
}

function WaitingPhoto({ stage, photo, status }: WaitingPhotoProps) {
  const source = useThumbnail(photo);
  return (
    <span className={styles['photo']}>
      {source === null ? <Image /> : <img src={source} alt="" />}
      <span className={styles['stage']}>{stage === 'before' ? 'Before' : 'After'}</span>
      <span className={styles['state']}>{status}</span>
      <VisuallyHidden>{photo.name}</VisuallyHidden>
    </span>
  );
}

const WIDTH = 320;

/**
 * A thumbnail of a photo as a data URL, the only local image source that the site's security policy
 * allows. Null while it is created, and if the browser cannot decode the photo, as most cannot with
 * HEIC.
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
