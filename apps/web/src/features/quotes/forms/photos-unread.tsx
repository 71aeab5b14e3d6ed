import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { errorMessage } from '../../../shared/errors/api-errors.ts';
import styles from './quote-form.module.css';
import type { Photos } from './use-photos.ts';

/** Why the files that the draft has are not shown. They can be added to all the same. */
export function PhotosUnread({ photos: { error, isReading, readAgain } }: { photos: Photos }) {
  if (error === null) return null;
  return (
    <Alert tone="danger" title="We could not load the photos you added" live>
      <p>{errorMessage(error)} They are still there.</p>
      <div className={styles['choices']}>
        <Button
          variant="outline"
          size="sm"
          busy={isReading}
          busyLabel="Trying again"
          onClick={readAgain}
        >
          Try again
        </Button>
      </div>
    </Alert>
  );
}
