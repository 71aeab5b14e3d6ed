import LogOut from 'lucide-react/icons/log-out';
import { IconButton } from '../button/icon-button.tsx';
import { Link } from '../link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { PortalLink } from './portal-link.tsx';
import type { PortalShellProps } from './portal-shell-types.ts';
import styles from './side-bar.module.css';

/** The menu of wide screens: every page, help, and who is logged in. */
export function SideBar(props: PortalShellProps) {
  const { logo, items, help, person, onLogout, loggingOut, currentPath } = props;
  return (
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
  );
}

/** Links to the account page, if there is one. */
function PersonName({ person, currentPath }: Pick<PortalShellProps, 'person' | 'currentPath'>) {
  const { href, name, detail } = person;
  const content = (
    <>
      <b>{name}</b>
      <small>{detail}</small>
    </>
  );
  if (href === undefined) return <span className={styles['personLink']}>{content}</span>;
  return (
    <Link
      href={href}
      className={styles['personLink']}
      aria-current={currentPath === href ? 'page' : undefined}
    >
      {content}
    </Link>
  );
}
