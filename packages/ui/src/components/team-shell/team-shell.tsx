import { SkipLink } from '../link/skip-link.tsx';
import { TeamHeader } from './team-header.tsx';
import type { TeamShellProps } from './team-shell-types.ts';
import styles from './team-shell.module.css';

/**
 * The frame of the staff and admin portals: a header of two rows, the page in a denser layout, and
 * a footer that starts below the first screen.
 */
export function TeamShell(props: TeamShellProps) {
  const { banner, footer, children } = props;
  return (
    <div className={styles['root']}>
      <SkipLink />
      <TeamHeader {...props} />
      {banner}
      <main className={styles['main']} id="main" tabIndex={-1}>
        <div className={styles['content']}>{children}</div>
      </main>
      {footer}
    </div>
  );
}
