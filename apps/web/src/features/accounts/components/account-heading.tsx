import type { ReactNode } from 'react';
import { focusOnMount } from '../../../shared/hooks/focus.ts';
import styles from './account-heading.module.css';

export interface AccountHeadingProps {
  readonly title: string;
  /** For a heading that takes the place of another on the same page: reading goes on there. */
  readonly takesFocus?: boolean | undefined;
  readonly children?: ReactNode;
}

/** What an account page is about, at its top. */
export function AccountHeading({ title, takesFocus = false, children }: AccountHeadingProps) {
  return (
    <div className={styles['root']}>
      <h1
        className={styles['title']}
        tabIndex={takesFocus ? -1 : undefined}
        ref={takesFocus ? focusOnMount : undefined}
      >
        {title}
      </h1>
      {children === undefined ? null : <p className={styles['lead']}>{children}</p>}
    </div>
  );
}
