import { Inline } from '@cleaning/ui/inline';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './call-band.module.css';

export interface CallBandProps {
  title: string;
  /** One or two buttons. */
  children: ReactNode;
}

/** The blue band at the end of a page, with the next action. */
export function CallBand({ title, children }: CallBandProps) {
  const titleId = useId();
  return (
    <section className={`${styles['root']} on-inverse`} aria-labelledby={titleId}>
      <div className={styles['inside']}>
        <h2 className={styles['title']} id={titleId}>
          {title}
        </h2>
        <Inline gap="space-4">{children}</Inline>
      </div>
    </section>
  );
}
