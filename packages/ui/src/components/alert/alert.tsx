import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ComponentType, ReactNode } from 'react';
import { cx } from '../../utils/cx.ts';
import styles from './alert.module.css';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

export interface AlertProps {
  tone?: AlertTone | undefined;
  title?: ReactNode;
  /** A more specific icon than that of the tone, such as a clock for something that is waiting. */
  icon?: ComponentType<{ className?: string | undefined }> | undefined;
  /** Read aloud when it appears: at once for danger, otherwise when there is a pause. */
  live?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A short message in the page about its state. */
export function Alert({
  tone = 'info',
  title,
  icon: Icon = ICONS[tone],
  live = false,
  className,
  children,
}: AlertProps) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div className={cx(styles['root'], styles[tone], className)} role={live ? role : undefined}>
      <Icon className={styles['icon']} />
      <div className={styles['text']}>
        {title === undefined ? null : <p className={styles['title']}>{title}</p>}
        {children}
      </div>
    </div>
  );
}

const ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} satisfies Record<AlertTone, unknown>;
