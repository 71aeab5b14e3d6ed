import { Link } from '@cleaning/ui/link';
import type { ComponentType } from 'react';
import styles from './view-switch.module.css';

export interface ViewSwitchProps {
  /** What is chosen: "Board or table". */
  readonly label: string;
  readonly views: readonly {
    readonly label: string;
    readonly href: string;
    readonly Icon: ComponentType;
    readonly isCurrent: boolean;
  }[];
}

/** The ways to look at the same things, side by side. */
export function ViewSwitch({ label, views }: ViewSwitchProps) {
  return (
    <nav className={styles['root']} aria-label={label}>
      {views.map(({ Icon, ...view }) => (
        <Link
          key={view.label}
          href={view.href}
          className={styles['view']}
          aria-current={view.isCurrent ? 'true' : undefined}
        >
          <Icon />
          {view.label}
        </Link>
      ))}
    </nav>
  );
}
