import type { Appointment } from '@cleaning/contract/appointments';
import { ButtonLink } from '@cleaning/ui/button';
import { Text } from '@cleaning/ui/text';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { staffVisitPath } from '../../visit-paths.ts';
import { describeDrive } from '../../describe-drive.ts';
import { describeStart } from '../../format-appointment.ts';
import { isDoublePress } from './is-double-press.ts';
import styles from './staff-visit.module.css';
import { useNextVisit } from './use-next-visit.ts';

/** A link to the user's next visit of the day, once this one is over. */
export function NextVisit({ after }: { after: Appointment }) {
  const next = useNextVisit(after);
  const isOver = after.status === 'completed' || after.status === 'no_access';
  if (!isOver || next === undefined) return null;
  const drive = describeDrive(next);
  return (
    <div className={styles['actions']}>
      <ButtonLink
        size="lg"
        icon={<ArrowRight />}
        href={staffVisitPath(next.id)}
        onClick={(press) => {
          if (isDoublePress(press)) press.preventDefault();
        }}
      >
        {`Next: ${next.client_name}, ${describeStart(next)}`}
      </ButtonLink>
      {drive === null ? null : <Text tone="muted">{drive}</Text>}
    </div>
  );
}
