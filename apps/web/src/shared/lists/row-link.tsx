import { Link, type LinkProps } from '@cleaning/ui/link';
import styles from './row-link.module.css';

export type RowLinkProps = LinkProps & {
  /** Lays out what stands in the row. */
  readonly className: string | undefined;
};

/** A row of a list whose record opens beside the list: `aria-current` marks the open one. */
export function RowLink({ className, ...props }: RowLinkProps) {
  return <Link {...props} className={`${styles['root']} ${className}`} />;
}
