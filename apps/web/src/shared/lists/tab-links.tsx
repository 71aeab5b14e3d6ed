import { Link } from '@cleaning/ui/link';
import { useCurrentTabInView } from './use-current-tab-in-view.ts';
import styles from './view-tabs.module.css';

export interface TabLinkProps {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** How much it holds, once that is known. */
  readonly count?: string | undefined;
  /** What the tab holds is still to be done, so its count stands out. */
  readonly isUrgent?: boolean;
}

/** One view of a list, or one page of a record. */
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
  /** What is chosen: "Show". */
  readonly label: string;
  readonly tabs: readonly TabLinkProps[];
}

/** Views that cannot be saved or deleted. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const current = tabs.find(({ isCurrent }) => isCurrent)?.label;
  const hasCounts = tabs.some(({ count }) => count !== undefined);
  const row = useCurrentTabInView(`${current} ${hasCounts}`);
  return (
    <nav ref={row} className={styles['views']} aria-label={label}>
      {tabs.map((tab) => (
        <TabLink key={tab.label} {...tab} />
      ))}
    </nav>
  );
}
