import type { ReactNode } from 'react';
import { cx } from '../../utils/cx.ts';
import styles from './option-card.module.css';

export interface OptionGridProps {
  columns?: 2 | 3 | undefined;
  /** Keeps the columns on a phone, for two short choices. */
  keepColumns?: boolean | undefined;
  children: ReactNode;
}

/** Lays option cards out in columns that fold on small screens. */
export function OptionGrid({ columns = 2, keepColumns = false, children }: OptionGridProps) {
  return (
    <div className={cx(styles['grid'], styles[`columns${columns}`], keepColumns && styles['keep'])}>
      {children}
    </div>
  );
}
