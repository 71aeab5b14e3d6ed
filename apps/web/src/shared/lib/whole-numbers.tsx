import type { ReactNode } from 'react';
import styles from './whole-numbers.module.css';

/** A title in which a number such as INV-2026-00003 goes to the next line rather than break at a hyphen. */
export const wholeNumbers = (title: ReactNode): ReactNode =>
  typeof title === 'string'
    ? title.split(/(\w+(?:-\d+)+)/u).map((part, at) =>
        // What the expression found stands at the odd places.
        at % 2 === 0 ? (
          part
        ) : (
          <span key={at} className={styles['number']}>
            {part}
          </span>
        ),
      )
    : title;
