import type { ReactNode } from 'react';
import { cx } from '../../utils/cx.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** The URL of a decorative drawing. */
  drawing?: string | undefined;
  /** A decorative icon in a circle, when there is no drawing. */
  icon?: ReactNode;
  title: ReactNode;
  /** The heading's level in the page. */
  level?: 1 | 2 | 3 | undefined;
  text?: ReactNode;
  /** One or two. */
  actions?: ReactNode;
  className?: string | undefined;
}

/** Nothing here yet: a drawing, a heading, a sentence and what to do next. */
export function EmptyState({
  drawing,
  icon,
  title,
  level = 2,
  text,
  actions,
  className,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx(styles['root'], className)}>
      {drawing === undefined ? null : (
        <img className={styles['drawing']} src={drawing} alt="" width="480" height="360" />
      )}
      {icon === undefined ? null : <span className={styles['icon']}>{icon}</span>}
      <Heading className={styles['title']}>{title}</Heading>
      {text === undefined ? null : <p className={styles['text']}>{text}</p>}
      {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
