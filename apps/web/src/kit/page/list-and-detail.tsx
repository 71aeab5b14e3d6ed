import type { ReactNode } from 'react';
import styles from './list-and-detail.module.css';

export interface ListAndDetailProps {
  list: ReactNode;
  detail: ReactNode;
  /** Whether an item is open. A narrow page shows it instead of the list. */
  isOpen: boolean;
  /** On a wide page both fill the height of the window and scroll separately. */
  scrolls?: boolean;
}

/** A list with the open item beside it or, on a narrow page, instead of it. */
export function ListAndDetail({ list, detail, isOpen, scrolls = false }: ListAndDetailProps) {
  return (
    <div
      className={styles['root']}
      data-open={isOpen || undefined}
      data-scrolls={scrolls || undefined}
    >
      <div className={styles['list']}>{list}</div>
      <div className={styles['detail']}>{detail}</div>
    </div>
  );
}
