import { cx } from '../../utils/cx.ts';
import styles from './spot-icon.module.css';
import type { SpotIconName } from './spot-icon-names.ts';
import spotsUrl from './spots.svg?no-inline';

export interface SpotIconProps {
  name: SpotIconName;
  /** The tile behind the icon: 44, 56 or 72 pixels. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Leaves out the tile. */
  bare?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A small drawing of a service, a room or an extra. It is decorative, since words are beside it.
 */
export function SpotIcon({ name, size = 'md', bare = false, className }: SpotIconProps) {
  return (
    <span className={cx(styles['root'], styles[size], bare && styles['bare'], className)}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <use href={`${spotsUrl}#${name}`} />
      </svg>
    </span>
  );
}
