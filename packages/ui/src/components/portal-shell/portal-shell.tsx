import { SkipLink } from '../link/skip-link.tsx';
import { Link } from '../link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import type { PortalShellProps } from './portal-shell-types.ts';
import styles from './portal-shell.module.css';
import { SideBar } from './side-bar.tsx';
import { TabBar } from './tab-bar.tsx';

/**
 * The frame of the app: a sidebar or, below 1024 pixels, a bar at the top and tabs at the bottom.
 */
export function PortalShell(props: PortalShellProps) {
  const { logo, person, banner, children } = props;
  return (
    <div className={styles['root']}>
      <SkipLink />
      <SideBar {...props} />
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
