import ChevronDown from 'lucide-react/icons/chevron-down';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { isCurrentMenu, isCurrentPage } from '../../utils/is-current.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import type { HeaderItem, HeaderMenuConfig, HeaderProps } from './header-types.ts';
import { SessionBadge } from './session-badge.tsx';
import { useClosingDetails } from './use-closing-details.ts';
import styles from './mobile-menu.module.css';

/**
 * The menu of small screens: a native details element, so it opens before the page is
 * interactive and without JavaScript.
 */
export function MobileMenu({
  items,
  appItems,
  action,
  session,
  onLogout,
  currentPath,
}: Omit<HeaderProps, 'logo'>) {
  const root = useClosingDetails(currentPath);
  const shown: readonly HeaderItem[] =
    appItems?.map((item) => ({ kind: 'link', ...item })) ?? items;

  return (
    <details ref={root} className={styles['root']} data-mobile-menu="">
      <summary className={styles['button']}>
        <span className={styles['whenClosed']}>
          <Menu />
          <b>Menu</b>
        </span>
        <span className={styles['whenOpen']}>
          <X />
          <b>Close</b>
        </span>
      </summary>
      <nav className={styles['panel']} aria-label="Main">
        {shown.map((item) =>
          item.kind === 'menu' ? (
            <SubMenu key={item.id} menu={item} currentPath={currentPath} />
          ) : (
            <Link
              key={item.href}
              href={item.href}
              className={styles['link']}
              aria-current={isCurrentPage(currentPath, item.href) ? 'page' : undefined}
            >
              {item.label}
            </Link>
          ),
        )}
        <div className={styles['session']}>
          {session.kind === 'signed-out' ? (
            <>
              <ButtonLink variant="outline" href={session.login.href}>
                {session.login.label}
              </ButtonLink>
              <ButtonLink variant="outline" href={session.register.href}>
                {session.register.label}
              </ButtonLink>
            </>
          ) : (
            <>
              {session.kind === 'verified' ? (
                <ButtonLink variant="outline" href={session.href}>
                  {session.name}
                </ButtonLink>
              ) : (
                <SessionBadge message={session.message} />
              )}
              <Button variant="outline" onClick={onLogout}>
                Logout
              </Button>
            </>
          )}
        </div>
        <ButtonLink size="lg" block href={action.href}>
          {action.mobileLabel}
        </ButtonLink>
      </nav>
    </details>
  );
}

function SubMenu({ menu, currentPath }: { menu: HeaderMenuConfig; currentPath: string }) {
  return (
    <details className={styles['subMenu']} name="mobile-menu">
      <summary
        className={styles['link']}
        aria-current={isCurrentMenu(currentPath, menu.items) || undefined}
      >
        {menu.label}
        <ChevronDown className={styles['chevron']} />
      </summary>
      <ul className={styles['subList']}>
        {menu.items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              className={styles['subLink']}
              aria-current={isCurrentPage(currentPath, item.href) ? 'page' : undefined}
            >
              {item.icon}
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
