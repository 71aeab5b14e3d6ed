import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import UserX from 'lucide-react/icons/user-x';
import styles from './staff-calendar.module.css';
import { describeShortDate } from '../../format-appointment.ts';

const NAMED_MAX = 3;

export interface NoCleanerBarProps {
  readonly visits: readonly AppointmentSummary[];
  /** How many there are, more than the first that are listed. */
  readonly count: number;
  /** Called with the first of the visits. */
  readonly onGive: (visit: AppointmentSummary) => void;
}

/** Warns about confirmed visits without a cleaner, which their clients expect to take place. */
export function NoCleanerBar({ visits, count, onGive }: NoCleanerBarProps) {
  const [first] = visits;
  if (first === undefined) return null;
  const named = visits
    .slice(0, NAMED_MAX)
    .map((visit) => `${visit.client_name}, ${describeShortDate(visit.appointment_date)}`);
  const others = count - named.length;
  return (
    <Alert tone="danger" icon={UserX} className={styles['bar']}>
      <div className={styles['wanted']}>
        <p>
          <b>{count === 1 ? 'A visit has no cleaner:' : `${count} visits have no cleaner:`}</b>{' '}
          {`${named.join('; ')}${others === 0 ? '' : `; and ${others} more`}. ${WHO[Math.min(count, 3)]} “Confirmed”.`}
        </p>
        <Button variant="outline" onClick={() => onGive(first)}>
          Choose a cleaner
        </Button>
      </div>
    </Alert>
  );
}

const WHO: Readonly<Record<number, string>> = {
  1: 'The client still sees',
  2: 'Both clients still see',
  3: 'The clients still see',
};
