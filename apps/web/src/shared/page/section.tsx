import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  /** Names the section in the page's address. */
  id?: string;
  /** The heading, which also names the section. */
  title: string;
  lead?: string;
  band?: 'subtle' | 'warm' | 'inverse';
  /** Follows the section above without a gap of its own. */
  flushTop?: boolean;
  /** With less air above and below, for a short section. */
  tight?: boolean;
  /** Places the heading itself, in place of above everything. */
  children: ReactNode | ((heading: ReactNode) => ReactNode);
}

/** One band of the page under a heading that names it. */
export function Section({
  id,
  title,
  lead,
  band,
  flushTop = false,
  tight = false,
  children,
}: SectionProps) {
  const titleId = useId();
  const classes = [
    styles['section'],
    band === undefined ? undefined : styles[band],
    band === 'inverse' ? 'on-inverse' : undefined,
    flushTop ? styles['flushTop'] : undefined,
    tight ? styles['tight'] : undefined,
  ];
  const heading = (
    <>
      <h2 className={styles['title']} id={titleId}>
        {title}
      </h2>
      {lead === undefined ? null : <p className={styles['lead']}>{lead}</p>}
    </>
  );
  return (
    <section id={id} className={classes.filter(Boolean).join(' ')} aria-labelledby={titleId}>
      <div className={styles['inside']}>
        {typeof children === 'function' ? (
          children(heading)
        ) : (
          <>
            <div className={styles['head']}>{heading}</div>
            {children}
          </>
        )}
      </div>
    </section>
  );
}
