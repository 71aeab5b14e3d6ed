import type { ReactNode } from 'react';
import { Logo } from '../logo/logo.tsx';
import styles from './account-shell.module.css';

export interface AccountShellProps {
  logo: { name: string; tagline: string; href: string };
  /** At the end of the logo's line, for example a log-out button. */
  action?: ReactNode;
  /** The picture on the right, from 1024 pixels. */
  illustration: ReactNode;
  children: ReactNode;
}

/** A form on the left and a picture on the right, without header or footer. */
export function AccountShell({ logo, action, illustration, children }: AccountShellProps) {
  return (
    <div className={styles['root']}>
      <main className={styles['main']} id="main" tabIndex={-1}>
        <div className={styles['top']}>
          <Logo {...logo} />
          {action}
        </div>
        <div className={styles['content']}>{children}</div>
      </main>
      <aside className={styles['illustration']}>{illustration}</aside>
    </div>
  );
}
