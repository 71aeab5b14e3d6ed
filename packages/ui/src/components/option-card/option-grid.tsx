import type { ReactNode } from 'react';
import { cx } from '../../utils/cx.ts';
import styles from './option-card.module.css';

export interface OptionGridProps {
  columns?: 2 | 3 | 4 | undefined;
  /** Keeps the columns on a phone, for two short choices. */
  keepColumns?: boolean | undefined;
  children: ReactNode;
}

/** Arranges option cards in columns, which collapse on small screens. */
export function OptionGrid({ columns = 2, keepColumns = false, children }: OptionGridProps) {
  return (
    <div className={cx(styles['grid'], styles[`columns${columns}`], keepColumns && styles['keep'])}>
      {children}
    </div>
  );
}
