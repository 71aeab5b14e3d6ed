import { Text } from '@cleaning/ui/text';
import type { ReactNode } from 'react';
import styles from './icon-row.module.css';

export interface IconRowProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly badge?: ReactNode;
  readonly action?: ReactNode;
}

/** A row of a list, with an icon, two lines of text and an action. */
export function IconRow({ icon, title, text, badge, action }: IconRowProps) {
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
