import { Alert } from '@cleaning/ui/alert';
import { photosLeft } from '../model/photos-left.ts';
import type { Photos } from './use-photos.ts';

/** What is still on its way, or was not taken: it is not with the quote yet. */
export function PhotosLeft({ uploads }: Pick<Photos, 'uploads'>) {
  const words = photosLeft(uploads.files.map(({ status }) => status));
  if (words === null) return null;
  return (
    <Alert tone="warning" live>
      <p>{words}</p>
    </Alert>
  );
}
