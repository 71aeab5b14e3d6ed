import ChevronDown from 'lucide-react/icons/chevron-down';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useRef } from 'react';
import { isCurrentMenu, isCurrentPage } from '../../utils/is-current.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import type { HeaderItem, HeaderMenuConfig, HeaderProps } from './header-types.ts';
import { SessionBadge } from './session-badge.tsx';
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

/**
 * The details element of the menu, made to close on a change of page, on a choice, with Escape,
 * and when focus leaves the header (the panel covers the page under it).
 */
function useClosingDetails(currentPath: string): RefObject<HTMLDetailsElement | null> {
  const root = useRef<HTMLDetailsElement>(null);
  const lastPath = useRef(currentPath);

  useEffect(() => {
    if (lastPath.current === currentPath) return;
    lastPath.current = currentPath;
    if (root.current !== null) root.current.open = false;
  }, [currentPath]);

  useEffect(() => {
    const menu = root.current;
    const header = menu?.closest('header');
    if (!menu || !header) return undefined;

    function closeOnChoice(event: MouseEvent) {
      if (menu && event.target instanceof Element && event.target.closest('a')) menu.open = false;
    }
    function closeWithEscape(event: KeyboardEvent) {
      if (!menu?.open || event.key !== 'Escape') return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
    function closeFromOutside(event: FocusEvent) {
      if (menu && event.target instanceof Node && !header?.contains(event.target))
        menu.open = false;
    }
    menu.addEventListener('click', closeOnChoice);
    menu.addEventListener('keydown', closeWithEscape);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      menu.removeEventListener('click', closeOnChoice);
      menu.removeEventListener('keydown', closeWithEscape);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, []);

  return root;
}
