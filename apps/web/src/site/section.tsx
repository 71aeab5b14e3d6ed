import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  /** The anchor of the section. */
  id?: string;
  /** The heading, which is also the accessible name. */
  title: string;
  lead?: string;
  band?: 'subtle' | 'warm' | 'inverse';
  /** Removes the gap to the section above. */
  flushTop?: boolean;
  /** Reduces the padding, for a short section. */
  tight?: boolean;
  /** A function places the heading itself; otherwise it is above the content. */
  children: ReactNode | ((heading: ReactNode) => ReactNode);
}

/** A section of the page with a heading. */
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
