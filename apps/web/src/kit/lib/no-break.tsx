import type { ReactNode } from 'react';
import styles from './no-break.module.css';

/** Keeps numbers such as INV-2026-00003 in a title, with a comma, from breaking at their hyphens. */
export const noBreak = (title: ReactNode): ReactNode =>
  typeof title === 'string'
    ? title.split(/(\w+(?:-\d+)+,?)/u).map((part, at) =>
        // `split` returns the matches of the expression at odd indexes.
        at % 2 === 0 ? (
          part
        ) : (
          <span key={at} className={styles['number']}>
            {part}
          </span>
        ),
      )
    : title;
