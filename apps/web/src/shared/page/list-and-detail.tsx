import type { ReactNode } from 'react';
import styles from './list-and-detail.module.css';

export interface ListAndDetailProps {
  list: ReactNode;
  detail: ReactNode;
  /** Whether something of the list is open. A narrow page shows it in place of the list. */
  isOpen: boolean;
}

/** A list with what is open beside it or, on a narrow page, in its place. */
export function ListAndDetail({ list, detail, isOpen }: ListAndDetailProps) {
  return (
    <div className={styles['root']} data-open={isOpen || undefined}>
      <div className={styles['list']}>{list}</div>
      <div className={styles['detail']}>{detail}</div>
    </div>
  );
}
