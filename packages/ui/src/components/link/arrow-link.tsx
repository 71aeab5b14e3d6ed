import ArrowRight from 'lucide-react/icons/arrow-right';
import { cx } from '../../utils/cx.ts';
import { Link, type LinkProps } from './link.tsx';
import styles from './link.module.css';

export type ArrowLinkProps = LinkProps;

/** The link of a section or a card: bold, a full target tall, with an arrow that leans forward. */
export function ArrowLink({ children, className, ...rest }: ArrowLinkProps) {
  return (
    <Link {...rest} className={cx(styles['arrow'], className)}>
      {children}
      <ArrowRight className={styles['arrowIcon']} />
    </Link>
  );
}
