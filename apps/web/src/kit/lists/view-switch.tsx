import { Link } from '@cleaning/ui/link';
import type { ComponentType } from 'react';
import styles from './view-switch.module.css';

export interface ViewSwitchProps {
  /** The accessible name of the switch: "Board or table". */
  readonly label: string;
  readonly views: readonly {
    readonly label: string;
    readonly href: string;
    readonly Icon: ComponentType;
    readonly isCurrent: boolean;
  }[];
}

/** A switch between several ways to show the same list. */
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
