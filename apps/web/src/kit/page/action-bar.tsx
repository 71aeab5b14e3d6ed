import { Text } from '@cleaning/ui/text';
import type { ReactNode, Ref } from 'react';
import styles from './action-bar.module.css';

export interface ActionBarProps {
  title: string;
  /** A ref to the title, to focus it. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** An amount that the actions are about. */
  figure?: string | null;
  /** What the amount is, where the title does not say it. */
  figureLabel?: string | null;
  text: string;
  children: ReactNode;
}

/** A tinted bar with a short text and actions beside it. */
export function ActionBar({
  title,
  titleRef,
  figure = null,
  figureLabel = null,
  text,
  children,
}: ActionBarProps) {
  return (
    <div className={styles['root']}>
      <div className={styles['words']}>
        <h2 ref={titleRef} tabIndex={-1} className={styles['title']}>
          {title}
        </h2>
        {figureLabel === null ? null : <p className={styles['figureLabel']}>{figureLabel}</p>}
        {figure === null ? null : <p className={styles['figure']}>{figure}</p>}
        <Text tone="muted">{text}</Text>
      </div>
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}
