import { Text } from '@cleaning/ui/text';
import type { ReactNode } from 'react';
import styles from './row-list.module.css';

/** A list of rows, each with an icon, two lines of text and an action. */
export function RowList({ children }: { readonly children: ReactNode }) {
  return <ul>{children}</ul>;
}

export interface RowProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly badge?: ReactNode;
  readonly action?: ReactNode;
}

export function Row({ icon, title, text, badge, action }: RowProps) {
  return (
    <li className={styles['row']}>
      <span className={styles['icon']}>{icon}</span>
      <span className={styles['words']}>
        <b className={styles['title']}>{title}</b>
        <Text as="span" tone="muted" figures>
          {text}
        </Text>
      </span>
      <span className={styles['side']}>
        {badge}
        {action}
      </span>
    </li>
  );
}
