import { Badge } from '@cleaning/ui/badge';
import CircleCheck from 'lucide-react/icons/circle-check';
import Moon from 'lucide-react/icons/moon';
import { describeStatus } from '../model/describe-status.ts';
import type { OpeningStatus } from '../model/opening-status.ts';
import styles from './open-badge.module.css';

/** Whether somebody answers now. Nothing while that is not known. */
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
