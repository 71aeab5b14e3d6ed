import type { ReactNode, Ref } from 'react';
import styles from './action-bar.module.css';

export interface ActionBarProps {
  title: string;
  /** For what moves focus to the title. */
  titleRef?: Ref<HTMLHeadingElement>;
  text: string;
  /** Buttons. */
  children: ReactNode;
}

/** A tinted bar: a few words, and beside them what to do about it. */
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
