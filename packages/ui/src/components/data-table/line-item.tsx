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

/**
 * What is read only once the table is folded: the content of other columns, or the header of this
 * one, where its value alone says too little ("Due 4 Dec 2026").
 */
export function FoldedText({ children }: { children: ReactNode }) {
  return <span data-folded="">{children}</span>;
}
