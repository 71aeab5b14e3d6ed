import type { ReactNode } from 'react';
import styles from './columns.module.css';

export interface ColumnsProps {
  children: ReactNode;
  /** What stands beside the main content. */
  side: ReactNode;
  /** The side is as wide as a price panel and stays in view. */
  panel?: boolean | undefined;
  /** Both are as wide as each other. */
  even?: boolean | undefined;
  /** The main content is worked in, and takes most of the row. */
  wide?: boolean | undefined;
}

/** The main content and what stands beside it; one under the other on a small screen. */
export function Columns(props: ColumnsProps) {
  const { children, side, panel = false, even = false, wide = false } = props;
  return (
    <div
      className={styles['columns']}
      data-panel={panel || undefined}
      data-even={even || undefined}
      data-wide={wide || undefined}
    >
      <div className={styles['stack']}>{children}</div>
      <div className={styles['stack']}>{side}</div>
    </div>
  );
}
