import type { ReactNode } from 'react';
import styles from './round-icon.module.css';

/** An icon in a circle, beside words that say the same. */
export function RoundIcon({ children }: { children: ReactNode }) {
  return <span className={styles['root']}>{children}</span>;
}
