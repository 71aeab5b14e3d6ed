import { Link, type LinkProps } from '@cleaning/ui/link';
import styles from './record-link.module.css';

/** The number of a record in a list, which opens the record. */
export function RecordLink(props: LinkProps) {
  return <Link {...props} className={styles['root']} />;
}
