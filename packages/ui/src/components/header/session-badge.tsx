import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Badge } from '../badge/badge.tsx';
import styles from './header.module.css';

/** A reminder for a user whose account is not verified yet. */
export function SessionBadge({ message }: { message: string }) {
  return (
    <Badge tone="warning" icon={<TriangleAlert />} className={styles['badge']}>
      <span>{message}</span>
    </Badge>
  );
}
