import Ellipsis from 'lucide-react/icons/ellipsis';
import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { cx } from '../../utils/cx.ts';
import { isCurrentSection } from '../../utils/is-current.ts';
import { useModalDialog } from '../../utils/use-modal-dialog.ts';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { AttentionCount, PortalLink } from './portal-link.tsx';
import type { PortalItem, PortalPerson, PortalShellProps } from './portal-shell-types.ts';
import styles from './portal-shell.module.css';

/** The tabs of small screens: four pages and More, which opens a sheet with the others. */
export function TabBar({ items, person, onLogout, loggingOut, currentPath }: PortalShellProps) {
  const [openOn, setOpenOn] = useState<string | null>(null);
  if (openOn !== null && openOn !== currentPath) setOpenOn(null);
  const open = openOn === currentPath;
  const close = () => setOpenOn(null);
  const sheet = useModalDialog(open, close);
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
        </button>
      </nav>
      <dialog {...sheet.props} className={styles['sheet']} aria-label="More">
        {open ? (
          <div className={styles['sheetPanel']}>
            <ul className={styles['sheetList']}>
              {more.map((item) => (
                <li key={item.href}>
                  <PortalLink item={item} currentPath={currentPath} large onClick={close} />
                </li>
              ))}
              <li>
                <button
                  type="button"
                  className={cx(styles['link'], styles['large'])}
                  disabled={loggingOut}
                  onClick={() => {
                    close();
                    onLogout();
                  }}
                >
                  <LogOut />
                  Logout
                </button>
              </li>
            </ul>
            <Button variant="outline" size="lg" block onClick={close}>
              Close
            </Button>
          </div>
        ) : null}
      </dialog>
    </>
  );
}

function accountItems({ href, linkLabel = 'Your account' }: PortalPerson): PortalItem[] {
  return href === undefined ? [] : [{ label: linkLabel, href, icon: <User /> }];
}

const MOST_TABS = 4;

/** The items marked as tabs, or the first four when none is. */
function splitItems(items: readonly PortalItem[]) {
  const marked = items.filter((item) => item.tab === true);
  const tabs = (marked.length > 0 ? marked : items).slice(0, MOST_TABS);
  return { tabs, others: items.filter((item) => !tabs.includes(item)) };
}
