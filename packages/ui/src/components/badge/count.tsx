import type { ReactNode } from 'react';
import { cx } from '../../utils/cx.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './badge.module.css';

export interface CountProps {
  /** `action` asks for something, `quiet` is just a number. */
  tone?: 'action' | 'quiet' | undefined;
  /** Words after the number for screen readers: "need attention". */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A number beside a name. */
export function Count({ tone = 'action', label, className, children }: CountProps) {
  return (
    <span className={cx(styles['count'], tone === 'quiet' && styles['quiet'], className)}>
      {children}
      {label === undefined ? null : (
        <>
          {' '}
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
