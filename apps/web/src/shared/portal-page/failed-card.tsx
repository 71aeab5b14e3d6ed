import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { errorMessage } from '../../shared/errors/api-errors.ts';
import styles from './failed-card.module.css';

export interface FailedCardProps {
  /** What the card would hold. */
  title: string;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** In place of a card beside the main content, when only what it holds could not be read. */
export function FailedCard({ title, error, retrying, onRetry }: FailedCardProps) {
  return (
    <Card title={title}>
      <div className={styles['content']}>
        <Alert tone="danger" live>
          <p>{errorMessage(error)}</p>
        </Alert>
        <Button variant="outline" size="sm" busy={retrying} busyLabel="Loading" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Card>
  );
}
