import { useRef } from 'react';
import { isCurrentPage } from '../../utils/is-current.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { Link } from '../link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import { HeaderMenu } from './header-menu.tsx';
import type { HeaderLink, HeaderProps } from './header-types.ts';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { SessionBadge } from './session-badge.tsx';
import { useDropdowns } from './use-dropdowns.ts';
import { useScrolled } from './use-scrolled.ts';

/**
 * The header of the site. It works before the page is interactive: menus open by CSS and native
 * elements. JavaScript then adds timing, Escape and automatic closing.
 */
export function Header(props: HeaderProps) {
  const { logo, items, action, session, onLogout, appItems, currentPath } = props;
  const root = useRef<HTMLElement>(null);
  const scrolled = useScrolled();
  const dropdowns = useDropdowns(root, currentPath);

  return (
    <header ref={root} className={styles['root']} data-scrolled={scrolled || undefined}>
      <div className={styles['inside']}>
        <Logo {...logo} />
        <nav className={styles['nav']} aria-label="Main">
          {appItems === undefined
            ? items.map((item) =>
                item.kind === 'menu' ? (
                  <HeaderMenu
                    key={item.id}
                    menu={item}
                    dropdowns={dropdowns}
                    currentPath={currentPath}
                  />
                ) : (
                  <NavLink key={item.href} link={item} currentPath={currentPath} />
                ),
              )
            : appItems.map((item) => (
                <NavLink key={item.href} link={item} currentPath={currentPath} />
              ))}
        </nav>
        <div className={styles['actions']}>
          {session.kind === 'signed-out' ? (
            <>
              <NavLink link={session.login} currentPath={currentPath} />
              <NavLink link={session.register} currentPath={currentPath} />
            </>
          ) : (
            <>
              {session.kind === 'verified' ? (
                <NavLink
                  link={{ label: session.name, href: session.href }}
                  currentPath={currentPath}
                  className={`${styles['navLink']} ${styles['name']}`}
                />
              ) : (
                <SessionBadge message={session.message} />
              )}
              <button type="button" className={styles['navLink']} onClick={onLogout}>
                Logout
              </button>
            </>
          )}
          <ButtonLink href={action.href} className={styles['action']}>
            {action.label}
          </ButtonLink>
        </div>
        <MobileMenu {...props} />
      </div>
    </header>
  );
}

interface NavLinkProps {
  link: HeaderLink;
  currentPath: string;
  className?: string | undefined;
}

function NavLink({ link, currentPath, className = styles['navLink'] }: NavLinkProps) {
  return (
    <Link
      href={link.href}
      className={className}
      aria-current={isCurrentPage(currentPath, link.href) ? 'page' : undefined}
    >
      {link.label}
    </Link>
  );
}
