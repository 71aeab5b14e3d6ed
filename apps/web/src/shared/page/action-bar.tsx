import type { ReactNode, Ref } from 'react';
import styles from './action-bar.module.css';

export interface ActionBarProps {
  title: string;
  /** A ref to the title, to focus it. */
  titleRef?: Ref<HTMLHeadingElement>;
  text: string;
  children: ReactNode;
}

/** A tinted bar with a short text and actions beside it. */
export function ActionBar({ title, titleRef, text, children }: ActionBarProps) {
  return (
    <div className={styles['root']}>
      <div className={styles['words']}>
        <h2 ref={titleRef} tabIndex={-1} className={styles['title']}>
          {title}
        </h2>
        <p className={styles['text']}>{text}</p>
      </div>
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}
