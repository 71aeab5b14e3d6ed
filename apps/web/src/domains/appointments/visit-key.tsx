import type { ReactNode } from 'react';
import styles from './visit-key.module.css';
import { VISIT_LOOKS } from './visit-look.ts';

interface VisitKeyProps {
  /** Further icons of the page, each as a `<span>` with its meaning. */
  readonly children?: ReactNode;
}

/** Explains the icons of visits. */
export function VisitKey({ children }: VisitKeyProps) {
  return (
    <p className={styles['root']}>
      {Object.values(VISIT_LOOKS)
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
