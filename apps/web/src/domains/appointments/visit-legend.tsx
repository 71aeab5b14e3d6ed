import type { ReactNode } from 'react';
import styles from './visit-legend.module.css';
import { VISIT_STATUSES } from './visit-status.ts';

interface VisitLegendProps {
  /** Further icons of the page, each as a `<span>` with its meaning. */
  readonly children?: ReactNode;
}

/** Explains the icons of visits. */
export function VisitLegend({ children }: VisitLegendProps) {
  return (
    <p className={styles['root']}>
      {Object.values(VISIT_STATUSES)
        .filter(({ kind }) => kind !== 'off' && kind !== 'requested')
        .map(({ kind, label, Icon }) => (
          <span key={kind}>
            <Icon />
            {label}
          </span>
        ))}
      {children}
    </p>
  );
}
