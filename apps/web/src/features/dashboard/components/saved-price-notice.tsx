import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { errorMessage } from '../../../shared/errors/api-errors.ts';
import type { SavedPrice } from '../model/use-saved-price.ts';
import styles from './saved-price-notice.module.css';

/** Says that the price from the calculator is on this device only, and tries again. */
export function SavedPriceNotice({ isSaving, error, tryAgain }: SavedPrice) {
  if (error === null) return null;
  return (
    <Alert tone="danger" title="Your price is not saved yet" live>
      <p>{errorMessage(error)} It is still on this device.</p>
      <Button
        className={styles['again']}
        variant="outline"
        size="sm"
        busy={isSaving}
        busyLabel="Saving"
        onClick={tryAgain}
      >
        Try again
      </Button>
    </Alert>
  );
}
