import { isCurrentSection } from '../../utils/is-current.ts';
import { cx } from '../../utils/cx.ts';
import { Count } from '../badge/count.tsx';
import { Link } from '../link/link.tsx';
import type { PortalItem } from './portal-shell-types.ts';
import styles from './portal-link.module.css';

export interface PortalLinkProps {
  item: PortalItem;
  currentPath: string;
  /** Taller, for the sheet of small screens. */
  large?: boolean | undefined;
  onClick?: (() => void) | undefined;
}

export function PortalLink({ item, currentPath, large = false, onClick }: PortalLinkProps) {
  return (
    <Link
      href={item.href}
      className={cx(styles['link'], large && styles['large'])}
      aria-current={isCurrentSection(currentPath, item.href) ? 'page' : undefined}
      onClick={onClick}
    >
      {item.icon}
      {item.label}
      <AttentionCount count={item.count} />
    </Link>
  );
}

export function AttentionCount({ count }: { count: number | undefined }) {
  if (count === undefined || count <= 0) return null;
  return <Count label={count === 1 ? 'needs attention' : 'need attention'}>{count}</Count>;
}
