import type { ReactNode } from 'react';
import { cx } from '../../utils/cx.ts';
import styles from './price.module.css';

export interface PriceLine {
  label: ReactNode;
  /** As shown: "$75", "+ $95", "None". */
  amount: string;
  strong?: boolean | undefined;
  /** A rule above the line. */
  rule?: boolean | undefined;
}

/** The parts of a price, one line each. */
export function PriceLines({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <dl className={styles['lines']}>
      {lines.map((line, index) => (
        // Lines have no identity and no state, so the index is a valid key.
        <div
          key={index}
          className={cx(line.strong && styles['strong'], line.rule && styles['rule'])}
        >
          <dt>{line.label}</dt>
          <dd>{line.amount}</dd>
        </div>
      ))}
    </dl>
  );
}
