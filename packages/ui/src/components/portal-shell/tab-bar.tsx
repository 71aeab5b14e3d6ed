import Ellipsis from 'lucide-react/icons/ellipsis';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { isCurrentSection } from '../../utils/is-current.ts';
import { Link } from '../link/link.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { AttentionCount } from './portal-link.tsx';
import type { PortalItem, PortalPerson, PortalShellProps } from './portal-shell-types.ts';
import styles from './tab-bar.module.css';

/**
 * The tabs of small screens: four pages and More, which opens a sheet with the others and counts what
 * needs attention there.
 */
export function TabBar({ items, person, onLogout, loggingOut, currentPath }: PortalShellProps) {
  const [openOn, setOpenOn] = useState<string | null>(null);
  if (openOn !== null && openOn !== currentPath) setOpenOn(null);
  const open = openOn === currentPath;
  const close = () => setOpenOn(null);
  const { tabs, others } = splitItems(items);
  const more = [...others, ...accountItems(person)];
  const inMore = more.some((item) => isCurrentSection(currentPath, item.href));

  return (
    <>
      <nav className={styles['tabs']} aria-label="Portal">
        {tabs.map((item) => (
          <Link
            key={item.href}
            href={item.href}
            className={styles['tab']}
            aria-current={isCurrentSection(currentPath, item.href) ? 'page' : undefined}
          >
            {item.icon}
            {item.label}
            <AttentionCount count={item.count} />
          </Link>
        ))}
        <button
          type="button"
          className={styles['tab']}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-current={inMore || undefined}
          onClick={() => setOpenOn(currentPath)}
        >
          <Ellipsis />
          More
          <AttentionCount count={more.reduce((sum, { count = 0 }) => sum + count, 0)} />
        </button>
      </nav>
      <MoreSheet
        items={more}
        open={open}
        onClose={close}
        onLogout={onLogout}
        loggingOut={loggingOut}
        currentPath={currentPath}
      />
    </>
  );
}

function accountItems({ href, linkLabel = 'Your account' }: PortalPerson): PortalItem[] {
  return href === undefined ? [] : [{ label: linkLabel, href, icon: <User /> }];
}

const MOST_TABS = 4;

/** The items marked as tabs, or the first four if none is. */
function splitItems(items: readonly PortalItem[]) {
  const marked = items.filter((item) => item.tab === true);
  const tabs = (marked.length > 0 ? marked : items).slice(0, MOST_TABS);
  return { tabs, others: items.filter((item) => !tabs.includes(item)) };
}
