import type { ReactNode } from 'react';
import { Code } from './code.tsx';
import styles from './code.module.css';

/**
 * Sets the numbers of records in a text, such as INV-2026-00034, as codes that do not break at their
 * hyphens. Anything but a text stays as it is.
 */
export const withCodes = (text: ReactNode): ReactNode =>
  typeof text === 'string'
    ? text.split(/\b([A-Z]+(?:-\d+)+)/u).map((part, at) =>
        // `split` returns the matches of the expression at odd indexes.
        at % 2 === 0 ? (
          part
        ) : (
          <span key={at} className={styles['whole']}>
            <Code>{part}</Code>
          </span>
        ),
      )
    : text;
