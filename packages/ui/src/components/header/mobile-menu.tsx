import ChevronDown from 'lucide-react/icons/chevron-down';
import { isCurrentMenu, isCurrentPage } from '../../utils/is-current.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import type { HeaderItem, HeaderMenuConfig, HeaderProps } from './header-types.ts';
import { MenuDetails } from './menu-details.tsx';
import { SessionBadge } from './session-badge.tsx';
import styles from './mobile-menu.module.css';

/** The menu of small screens, which has all links of the header, and its main action last. */
export function MobileMenu({
  items,
  appItems,
  action,
  session,
  onLogout,
  currentPath,
}: Omit<HeaderProps, 'logo'>) {
  const shown: readonly HeaderItem[] =
    appItems?.map((item) => ({ kind: 'link', ...item })) ?? items;

  return (
    <MenuDetails currentPath={currentPath} buttonClassName={styles['button']}>
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
    </MenuDetails>
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
