import type { ReactNode } from 'react';
import styles from './visit-key.module.css';
import { VISIT_LOOKS } from './visit-look.ts';

interface VisitKeyProps {
  /** What else has an icon on the page: a `<span>` with each. */
  readonly children?: ReactNode;
}

/** What each icon of a visit says. */
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
