import { Link } from '@cleaning/ui/link';
import { useCurrentTabInView } from './use-current-tab-in-view.ts';
import styles from './view-tabs.module.css';

export interface TabLinkProps {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** The number of entries; undefined while loading. */
  readonly count?: string | undefined;
  /** The tab's entries need work, so its count is highlighted. */
  readonly isUrgent?: boolean;
}

/** A link to a view of a list or a page of a record. */
export function TabLink({ label, href, isCurrent, count, isUrgent = false }: TabLinkProps) {
  return (
    <Link href={href} className={styles['view']} aria-current={isCurrent ? 'true' : undefined}>
      {label}{' '}
      {count === undefined ? null : (
        <span className={styles['count']} data-urgent={isUrgent ? '' : undefined}>
          {count}
        </span>
      )}
    </Link>
  );
}

export interface TabLinksProps {
  /** The accessible name of the group: "Show". */
  readonly label: string;
  readonly tabs: readonly TabLinkProps[];
}

/** A row of fixed views, which users cannot save or delete. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const current = tabs.find(({ isCurrent }) => isCurrent)?.label;
  // Counts of several queries come one after the other.
  const known = tabs.filter(({ count }) => count !== undefined).length;
  const row = useCurrentTabInView(`${current} ${known}`);
  return (
    <nav ref={row} className={styles['views']} aria-label={label}>
      {tabs.map((tab) => (
        <TabLink key={tab.label} {...tab} />
      ))}
    </nav>
  );
}
