import { plural } from '@cleaning/contract/rules';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import type { PickedFileStatus } from '@cleaning/ui/file-picker';
import { Inline } from '@cleaning/ui/inline';
import type { Photos } from './use-photos.ts';
import { errorMessage } from '#kit/errors/api-errors.ts';

/** Why the draft's files are not shown. Files can still be added. */
export function PhotosProblem({ photos: { error, isReading, refetchPhotos } }: { photos: Photos }) {
  if (error === null) return null;
  return (
    <Alert tone="danger" title="We could not load the photos of this quote" live>
      <p>{errorMessage(error)} They are still there.</p>
      <Inline>
        <Button
          variant="outline"
          size="sm"
          busy={isReading}
          busyLabel="Trying again"
          onClick={refetchPhotos}
        >
          Try again
        </Button>
      </Inline>
    </Alert>
  );
}

/** Files that are being sent or were refused, so they are not part of the quote yet. */
export function PendingPhotos({ uploads }: Pick<Photos, 'uploads'>) {
  const text = pendingPhotos(uploads.files.map(({ status }) => status));
  if (text === null) return null;
  return (
    <Alert tone="warning" live>
      <p>{text}</p>
    </Alert>
  );
}

/** A notice about photos that are not part of the quote yet; null when all of them are. */
export function pendingPhotos(statuses: readonly PickedFileStatus[]): string | null {
  const coming = statuses.filter((status) => status === 'waiting' || status === 'sending').length;
  const lost = statuses.filter((status) => status === 'failed' || status === 'refused').length;
  const parts = [
    coming === 0 ? [] : [`${plural(coming, 'file is', 'files are')} still being added.`],
    lost === 0
      ? []
      : [`${plural(lost, 'file is', 'files are')} not added. Change photos to see why.`],
  ].flat();
  return parts.length === 0 ? null : parts.join(' ');
}
