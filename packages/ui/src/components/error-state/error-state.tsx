import CloudOff from 'lucide-react/icons/cloud-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { cx } from '../../utils/cx.ts';
import { Button } from '../button/button.tsx';
import styles from './error-state.module.css';

export interface ErrorStateProps {
  /** What failed: "Could not load your quotes". */
  title: ReactNode;
  /** The heading's level in the page. */
  level?: 1 | 2 | 3 | undefined;
  /** What happened and what to do. */
  message: ReactNode;
  /** What the failure does not affect: "Your filters are kept." */
  note?: string | undefined;
  /** The reference by which the company finds the failure in its log. */
  reference?: string | undefined;
  /** Shows "Try again". */
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** Another way to continue, beside "Try again". */
  action?: ReactNode;
  className?: string | undefined;
}

/** Something could not be loaded: what, why, and a way to try again. */
export function ErrorState({
  title,
  level = 2,
  message,
  note,
  reference,
  onRetry,
  retrying,
  action,
  className,
}: ErrorStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx(styles['root'], className)} role="alert">
      <span className={styles['icon']}>
        <CloudOff />
      </span>
      <Heading className={styles['title']}>{title}</Heading>
      <p className={styles['message']}>
        {message} {note}
      </p>
      {onRetry === undefined ? null : (
        <div className={styles['actions']}>
          <Button
            variant="outline"
            icon={<RotateCw />}
            busy={retrying}
            busyLabel="Trying again"
            onClick={onRetry}
          >
            Try again
          </Button>
          {action}
        </div>
      )}
      {reference === undefined ? null : <small>{`Reference ${reference}, for support`}</small>}
    </div>
  );
}
