import LogOut from 'lucide-react/icons/log-out';
import { IconButton } from '../button/icon-button.tsx';
import { SkipLink } from '../link/skip-link.tsx';
import { Link } from '../link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import { PortalLink } from './portal-link.tsx';
import type { PortalShellProps } from './portal-shell-types.ts';
import styles from './portal-shell.module.css';
import { TabBar } from './tab-bar.tsx';

/** The frame of the app: a sidebar, or under 1024 pixels a bar on top and tabs at the bottom. */
export function PortalShell(props: PortalShellProps) {
  const { logo, items, help, person, onLogout, loggingOut, currentPath, banner, children } = props;
  return (
    <div className={styles['root']}>
      <SkipLink />
      <aside className={styles['side']} aria-label="Portal menu">
        <Logo {...logo} compact className={styles['logo']} />
        <nav className={styles['nav']} aria-label="Portal">
          {items.map((item) => (
            <PortalLink key={item.href} item={item} currentPath={currentPath} />
          ))}
        </nav>
        <div className={styles['foot']}>
          {help === undefined ? null : <div className={styles['help']}>{help}</div>}
          <div className={styles['person']}>
            <Avatar initials={person.initials} />
            <PersonName person={person} currentPath={currentPath} />
            <IconButton label="Logout" onClick={onLogout} disabled={loggingOut}>
              <LogOut />
            </IconButton>
          </div>
        </div>
      </aside>
      <div className={styles['page']}>
        <header className={styles['top']}>
          <Logo {...logo} compact />
          {person.href === undefined ? (
            <Avatar initials={person.initials} />
          ) : (
            <Link href={person.href} className={styles['topPerson']} aria-label={person.name}>
              <Avatar initials={person.initials} />
            </Link>
          )}
        </header>
        {banner}
        <main className={styles['main']} id="main" tabIndex={-1}>
          <div className={styles['content']}>{children}</div>
        </main>
      </div>
      <TabBar {...props} />
    </div>
  );
}

/** Leads to the account page, when there is one. */
function PersonName({ person, currentPath }: Pick<PortalShellProps, 'person' | 'currentPath'>) {
  const { href, name, detail } = person;
  const words = (
    <>
      <b>{name}</b>
      <small>{detail}</small>
    </>
  );
  if (href === undefined) return <span className={styles['personLink']}>{words}</span>;
  return (
    <Link
      href={href}
      className={styles['personLink']}
      aria-current={currentPath === href ? 'page' : undefined}
    >
      {words}
    </Link>
  );
}

/** The initials are drawn by style: they are a picture of the name, not another name. */
function Avatar({ initials }: { initials: string }) {
  return <span className={styles['avatar']} data-initials={initials} />;
}
