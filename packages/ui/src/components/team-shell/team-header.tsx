import Keyboard from 'lucide-react/icons/keyboard';
import Search from 'lucide-react/icons/search';
import { useRef } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useDropdowns } from '../header/use-dropdowns.ts';
import { useScrolled } from '../header/use-scrolled.ts';
import { Keys } from '../keys/keys.tsx';
import { Link } from '../link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import { WrenMark } from '../logo/wren-mark.tsx';
import { AttentionCount } from '../portal-shell/portal-link.tsx';
import { ActionLink } from './action-link.tsx';
import { isCurrentItem } from './is-current-item.ts';
import { NewMenu } from './new-menu.tsx';
import { PortalSwitch } from './portal-switch.tsx';
import styles from './team-header.module.css';
import { TeamMenu } from './team-menu.tsx';
import type { TeamItem, TeamShellProps } from './team-shell-types.ts';

/**
 * An indigo bar above a row of navigation. When the page is scrolled, the bar disappears and the
 * row stays, with the wren, the search and New. Small screens have only the bar, with a menu.
 */
export function TeamHeader(props: TeamShellProps) {
  const { portal, logo, items, newItems = [], onSearch, portals, status, currentPath } = props;
  const { person, account, action, onLogout, loggingOut } = props;
  const root = useRef<HTMLElement>(null);
  const scrolled = useScrolled();
  const dropdowns = useDropdowns(root, currentPath);

  return (
    <header ref={root} className={styles['root']} data-scrolled={scrolled || undefined}>
      <div className={`${styles['bar']} on-inverse`}>
        <div className={styles['inside']}>
          <Logo {...logo} inverse compact className={styles['logo']} />
          {onSearch === undefined ? null : (
            <button type="button" className={styles['find']} onClick={onSearch}>
              <Search />
              Search or do something
              <Keys keys={['Ctrl', 'K']} joinedBy="and" />
            </button>
          )}
          <div className={styles['actions']}>
            <NewMenu id="new" items={newItems} dropdowns={dropdowns} />
            <ActionLink action={action} className={styles['link']}>
              {action.label}
            </ActionLink>
            <Link href={person.href} className={styles['link']}>
              <Avatar initials={person.initials} size="sm" />
              {person.name}
            </Link>
            {account === undefined ? null : (
              <Link
                href={account.href}
                className={styles['account']}
                aria-label={account.label}
                aria-current={currentPath === account.href ? 'page' : undefined}
              >
                {account.icon}
              </Link>
            )}
            <button
              type="button"
              className={styles['link']}
              aria-busy={loggingOut || undefined}
              onClick={onLogout}
            >
              Logout
            </button>
          </div>
          {onSearch === undefined ? null : (
            <IconButton
              className={styles['smallFind']}
              label="Search or do something"
              onClick={onSearch}
            >
              <Search />
            </IconButton>
          )}
          <TeamMenu {...props} />
        </div>
      </div>
      <div className={styles['row']}>
        <div className={styles['inside']}>
          <Link
            href={logo.href}
            className={styles['mark']}
            aria-label={`${logo.name}, ${portal.toLowerCase()} home`}
          >
            <WrenMark />
          </Link>
          <nav className={styles['nav']} aria-label={portal}>
            {items.map((item) => (
              <NavItem
                key={item.href}
                item={item}
                isCurrent={isCurrentItem(currentPath, item, logo.href)}
              />
            ))}
          </nav>
          <div className={styles['side']}>
            {status}
            {props.onShowShortcuts === undefined ? null : (
              <IconButton label="Keyboard shortcuts" onClick={props.onShowShortcuts}>
                <Keyboard />
              </IconButton>
            )}
            <PortalSwitch portals={portals} />
            <div className={styles['mini']}>
              {onSearch === undefined ? null : (
                <IconButton label="Search or do something" onClick={onSearch}>
                  <Search />
                </IconButton>
              )}
              <NewMenu id="new-mini" items={newItems} dropdowns={dropdowns} mini />
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}

function NavItem({ item, isCurrent }: { item: TeamItem; isCurrent: boolean }) {
  return (
    <Link href={item.href} className={styles['item']} aria-current={isCurrent ? 'page' : undefined}>
      {item.icon}
      {item.label}
      <AttentionCount count={item.count} />
    </Link>
  );
}
