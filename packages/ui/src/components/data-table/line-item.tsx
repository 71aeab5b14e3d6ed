import type { ReactNode } from 'react';
import styles from './line-item.module.css';

export interface LineItemProps {
  name: ReactNode;
  /** Further details, each on its own line. */
  children: ReactNode;
}

/** The first cell of a bill's line: what it is for, with secondary text below it. */
export function LineItem({ name, children }: LineItemProps) {
  return (
    <span className={styles['root']}>
      <b className={styles['name']}>{name}</b>
      <span className={styles['text']}>{children}</span>
    </span>
  );
}

/** The content of other columns, shown when the table is too narrow for them. */
export function FoldedText({ children }: { children: ReactNode }) {
  return <span className={styles['folded']}>{children}</span>;
}
