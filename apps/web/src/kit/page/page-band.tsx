import type { ReactNode } from 'react';
import styles from './page-band.module.css';
import { PageTitle } from './page-title.tsx';
import type { PageTitleProps } from './page-title.tsx';

export interface PageBandProps extends PageTitleProps {
  /** Actions. */
  children?: ReactNode;
}

/** The band at the top of a page, with its title and an introduction. */
export function PageBand({ title, lead, children }: PageBandProps) {
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
