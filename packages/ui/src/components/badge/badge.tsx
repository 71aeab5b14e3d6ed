import type { ReactNode } from 'react';
import { cx } from '../../utils/cx.ts';
import styles from './badge.module.css';

export type BadgeTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

export interface BadgeProps {
  tone?: BadgeTone | undefined;
  /** An icon beside the word, because the colour alone must not carry the meaning. */
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A status in a word. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={cx(styles['badge'], styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
