import type { ReactNode } from 'react';
import styles from './round-icon.module.css';

/** A decorative icon in a circle, beside text with the same meaning. */
export function RoundIcon({ children }: { children: ReactNode }) {
  return <span className={styles['root']}>{children}</span>;
}
