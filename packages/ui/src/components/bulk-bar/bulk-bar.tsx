import type { ReactNode } from 'react';
import { cx } from '../../utils/cx.ts';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './bulk-bar.module.css';

export interface BulkBarProps {
  /** The number of picked rows. With 0 there is no bar. */
  count: number;
  /** What is picked, one and several: "quote", "quotes". */
  nouns: readonly [one: string, several: string];
  /** The total of the picked rows: "$1,240.00". */
  sum?: ReactNode;
  onClear: () => void;
  /** The actions on all picked rows: buttons. */
  children: ReactNode;
}

/** A bar above a list with the number of picked rows, their total, and the actions on them. */
export function BulkBar({ count, nouns, sum, onClear, children }: BulkBarProps) {
  return (
    <>
      <output className={styles['status']}>
        {count === 0 ? null : (
          <VisuallyHidden>{`${countOf(count, nouns)} selected`}</VisuallyHidden>
        )}
      </output>
      {count === 0 ? null : (
        <section className={cx(styles['root'], 'on-inverse')} aria-label="Selected">
          <p className={styles['count']}>
            <b>{countOf(count, nouns)}</b>
            {sum === undefined ? null : <span>{sum}</span>}
          </p>
          <div className={styles['actions']}>{children}</div>
          <Button variant="inverse" size="sm" onClick={onClear}>
            Clear
          </Button>
        </section>
      )}
    </>
  );
}

const countOf = (count: number, [one, several]: BulkBarProps['nouns']): string =>
  `${count} ${count === 1 ? one : several}`;
