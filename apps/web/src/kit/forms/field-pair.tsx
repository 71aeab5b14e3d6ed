import type { ReactNode } from 'react';
import styles from './field-pair.module.css';

export interface FieldPairProps {
  /** Whether the second field is only as wide as its short answer, such as a postcode. */
  readonly shortEnd?: boolean | undefined;
  readonly children: ReactNode;
}

/** Two fields beside each other, which are below each other on a phone or with large text. */
export function FieldPair({ shortEnd = false, children }: FieldPairProps) {
  return (
    <div className={styles['root']} data-short-end={shortEnd || undefined}>
      {children}
    </div>
  );
}
