import { type ReactNode, useId } from 'react';
import { cx } from '../../utils/cx.ts';
import styles from './card.module.css';

export interface CardProps {
  title?: ReactNode;
  /** The heading's level in the page. */
  level?: 2 | 3 | undefined;
  /** At most one link or button, at the end of the title's line. */
  action?: ReactNode;
  /** The content comes with its own padding, for example a table. */
  flush?: boolean | undefined;
  /** A quiet blue card without a border. */
  tint?: boolean | undefined;
  /** Left out on paper, where its links and buttons are useless. */
  screenOnly?: boolean | undefined;
  /** The card's id, for links to it. */
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A group of related things, with a title. A titled card is a named section of the page. */
export function Card({
  title,
  level = 2,
  action,
  flush = false,
  tint = false,
  screenOnly = false,
  id,
  className,
  children,
}: CardProps) {
  const titleId = useId();
  const classes = cx(
    styles['root'],
    tint && styles['tint'],
    screenOnly && styles['screen-only'],
    className,
  );
  const body = <div className={cx(!flush && styles['body'])}>{children}</div>;
  if (title === undefined) {
    return (
      <div id={id} className={classes}>
        {body}
      </div>
    );
  }

  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section id={id} className={classes} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <Heading id={titleId} className={styles['title']}>
          {title}
        </Heading>
        {action}
      </div>
      {body}
    </section>
  );
}
