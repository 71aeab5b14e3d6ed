import type { ReactNode } from 'react';
import styles from './line-item.module.css';

export interface LineItemProps {
  name: ReactNode;
  /** What else there is to say of it, each part on a line of its own. */
  children: ReactNode;
}

/** The first cell of a line on a bill: what it is for, with quiet words under it. */
export function LineItem({ name, children }: LineItemProps) {
  return (
    <span className={styles['root']}>
      <b className={styles['name']}>{name}</b>
      <span className={styles['text']}>{children}</span>
    </span>
  );
}

/** What other columns say, for when the table is too narrow to have them. */
export function FoldedText({ children }: { children: ReactNode }) {
  return <span className={styles['folded']}>{children}</span>;
}
