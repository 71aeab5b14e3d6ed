import { Link, type LinkProps } from '@cleaning/ui/link';
import styles from './row-link.module.css';

export type RowLinkProps = LinkProps & {
  /** Lays out the content of the row. */
  readonly className: string | undefined;
};

/** A row that opens its record beside the list. `aria-current` marks the open one. */
export function RowLink({ className, ...props }: RowLinkProps) {
  return <Link {...props} className={`${styles['root']} ${className}`} />;
}
