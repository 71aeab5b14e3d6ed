import type { ReactNode } from 'react';
import styles from './code.module.css';

/**
 * A code that people copy or read out, such as INV-2026-00034, with slashed zeros that nobody takes
 * for the letter O. It stands alone, because a screen reader would read a sentence with it in pieces.
 */
export function Code({ children }: { children: ReactNode }) {
  return <span className={styles['root']}>{children}</span>;
}
