import { Link } from '../link/link.tsx';
import styles from './portal-switch.module.css';
import type { TeamPortalLink } from './team-shell-types.ts';

/** Links to the other portals of a user who has more than one. */
export function PortalSwitch({
  portals = [],
}: {
  portals?: readonly TeamPortalLink[] | undefined;
}) {
  if (portals.length < 2) return null;
  return (
    <nav className={styles['root']} aria-label="Portals">
      {portals.map(({ label, href, current }) => (
        <Link
          key={href}
          href={href}
          className={styles['link']}
          aria-current={current ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
