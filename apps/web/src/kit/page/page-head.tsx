import type { ReactNode } from 'react';
import styles from './page-head.module.css';
import { PageTitle } from './page-title.tsx';
import type { PageTitleProps } from './page-title.tsx';

export interface PageHeadProps extends PageTitleProps {
  /** Actions. */
  children?: ReactNode;
}

/** The band at the top of a page, with its title and an introduction. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className={styles['root']}>
      <div className={styles['inside']}>
        <div className={styles['text']}>
          <PageTitle title={title} lead={lead} />
          {children}
        </div>
      </div>
    </div>
  );
}
