import type { ReactNode } from 'react';
import styles from './page-head.module.css';

export interface PageHeadProps {
  title: string;
  lead: string;
  /** What a person can do before reading on. */
  children?: ReactNode;
}

/** The band at the top of a page: its title and what it is for. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className={styles['root']}>
      <div className={styles['inside']}>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{title}</h1>
          <p className={styles['lead']}>{lead}</p>
          {children}
        </div>
      </div>
    </div>
  );
}
