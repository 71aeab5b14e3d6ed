import { Text } from '@cleaning/ui/text';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import styles from './check-list.module.css';

/** A list of checks, each a {@link CheckPoint}. */
export function CheckList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['root']}>{children}</ul>;
}

export interface CheckPointProps {
  readonly tone?: 'success' | 'warning' | 'danger';
  readonly title?: string;
  readonly text: string;
}

const ICONS = { success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** One check with its result. */
export function CheckPoint({ tone = 'success', title, text }: CheckPointProps) {
  const Icon = ICONS[tone];
  return (
    <li data-tone={tone}>
      <Icon />
      <span>
        {title === undefined ? (
          text
        ) : (
          <>
            <b>{title}</b>
            <Text as="small" size="sm" tone="muted">
              {text}
            </Text>
          </>
        )}
      </span>
    </li>
  );
}
