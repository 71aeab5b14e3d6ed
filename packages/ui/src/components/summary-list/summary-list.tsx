import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './summary-list.module.css';

export interface SummaryRow {
  label: ReactNode;
  value: ReactNode;
  /**
   * Links to where this answer can be changed. `what` completes the link's text: "Change address".
   */
  change?: { href: string; what: string } | undefined;
}

export interface SummaryListProps {
  rows: readonly SummaryRow[];
  /** `facts` aligns values to the end of the line, for short facts in a narrow card. */
  layout?: 'answers' | 'facts' | undefined;
}

/** Questions with the answers given, or facts with their values. */
export function SummaryList({ rows, layout = 'answers' }: SummaryListProps) {
  return (
    <dl className={styles[layout]}>
      {rows.map((row, index) => (
        // Rows have no identity and no state, so the index is a valid key.
        <div key={index}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
          {row.change === undefined ? null : (
            <dd className={styles['change']}>
              <ChangeLink href={row.change.href} what={row.change.what} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

export interface ChangeLinkProps {
  href: string;
  /** The object of the change, for screen readers: "address and access". */
  what: string;
}

/** "Change", in a card of answers. */
export function ChangeLink({ href, what }: ChangeLinkProps) {
  return (
    <Link href={href} className={styles['link']}>
      Change <VisuallyHidden>{what}</VisuallyHidden>
    </Link>
  );
}
