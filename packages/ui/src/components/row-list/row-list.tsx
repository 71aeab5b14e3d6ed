import type { ReactNode } from 'react';
import { cx } from '../../utils/cx.ts';
import { Link } from '../link/link.tsx';
import { RowContent, useRow } from '../../rows/rows.tsx';
import styles from './row-list.module.css';

/** Compact rows of a card. Each holds a {@link Row}. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={styles['list']}>{children}</ul>;
}

export interface RowProps {
  /** Where the row links to, if anywhere. */
  href?: string | undefined;
  /** Before the text: an age, initials. */
  lead?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** At the end of the line: an amount, a time. */
  end?: ReactNode;
  endDetail?: ReactNode;
  /** Below the text: buttons. */
  actions?: ReactNode;
}

/** One row: its subject, a line of details, and a figure at its end. */
export function Row({ href, lead, title, detail, end, endDetail, actions }: RowProps) {
  const content = (
    <>
      {lead}
      <span className={styles['text']}>
        <b className={styles['title']}>{title}</b>
        {detail === undefined ? null : <small className={styles['detail']}>{detail}</small>}
      </span>
      {end === undefined && endDetail === undefined ? null : (
        <span className={styles['end']}>
          {end === undefined ? null : <b className={styles['figure']}>{end}</b>}
          {endDetail === undefined ? null : <small className={styles['detail']}>{endDetail}</small>}
        </span>
      )}
    </>
  );
  const [ref, row] = useRow();
  return (
    <RowContent row={row}>
      <li ref={ref} className={styles['item']}>
        {href === undefined ? (
          <div className={styles['row']}>{content}</div>
        ) : (
          <Link href={href} className={cx(styles['row'], styles['link'])}>
            {content}
          </Link>
        )}
        {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
      </li>
    </RowContent>
  );
}
