import type { ReactNode } from 'react';
import styles from './list-and-detail.module.css';

export interface ListAndDetailProps {
  list: ReactNode;
  detail: ReactNode;
  /** Whether something of the list is open. A narrow page shows it in place of the list. */
  isOpen: boolean;
  /** On a wide page both are as high as the window leaves room, and scroll by themselves. */
  scrolls?: boolean;
}

/** A list with what is open beside it or, on a narrow page, in its place. */
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
