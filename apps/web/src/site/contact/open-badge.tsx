import { Badge } from '@cleaning/ui/badge';
import CircleCheck from 'lucide-react/icons/circle-check';
import Moon from 'lucide-react/icons/moon';
import { type OpeningStatus, describeStatus } from './opening-status.ts';
import styles from './open-badge.module.css';

/** Shows whether the phone is answered now; renders nothing until known. */
export function OpenBadge({ status }: { status: OpeningStatus | null }) {
  if (status === null) {
    return null;
  }
  return (
    <Badge
      className={styles['root']}
      tone={status.isOpen ? 'success' : 'neutral'}
      icon={status.isOpen ? <CircleCheck /> : <Moon />}
    >
      {describeStatus(status)}
    </Badge>
  );
}
