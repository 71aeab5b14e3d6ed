import ArrowRight from 'lucide-react/icons/arrow-right';
import { cx } from '../../utils/cx.ts';
import { Link, type LinkProps } from './link.tsx';
import styles from './link.module.css';

export type ArrowLinkProps = LinkProps;

/**
 * The link of a section or a card: bold, as tall as a touch target, with an arrow that moves on
 * hover.
 */
export function ArrowLink({ children, className, ...rest }: ArrowLinkProps) {
  return (
    <Link {...rest} className={cx(styles['arrow'], className)}>
      {children}
      <ArrowRight className={styles['arrowIcon']} />
    </Link>
  );
}
