import type { ReactNode } from 'react';
import styles from './columns.module.css';

export interface ColumnsProps {
  children: ReactNode;
  /** The content beside the main content. */
  side: ReactNode;
  /** The side has the width of a price panel and stays in view while scrolling. */
  panel?: boolean | undefined;
  /** Makes both columns equally wide. */
  even?: boolean | undefined;
  /** Gives the main content most of the row, for forms and other work. */
  wide?: boolean | undefined;
}

/** The main content with a second column; stacked on a small screen. */
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
