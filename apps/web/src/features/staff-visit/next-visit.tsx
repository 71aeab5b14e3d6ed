import type { Appointment } from '@cleaning/contract';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { formatInstant } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { usePortalApi } from '../../shared/portal-api/portal-api.tsx';
import { useVisitQueue } from '../../shared/visit-queue/use-visit-queue.ts';
import styles from './staff-visit.module.css';

/** The way to the user's next visit of the day, once this one is over. */
export function NextVisit({ after }: { after: Appointment }) {
  const { queries } = usePortalApi();
  const { items } = useVisitQueue();
  const { data: today } = useQuery(queries.staff.today());
  const next = today?.own_visits.find(
    ({ id, status, appointment_date: date }) =>
      id !== after.id &&
      status === 'confirmed' &&
      date === today.date &&
      // What was begun without a signal is not the next one.
      !items.some(({ visitId }) => visitId === id),
  );
  const isOver = after.status === 'completed' || after.status === 'no_access';
  if (!isOver || next === undefined || next.starts_at === null) return null;
  return (
    <div className={styles['actions']}>
      <ButtonLink size="lg" icon={<ArrowRight />} href={pathWithId(SITE_PATHS.staffVisit, next.id)}>
        {`Next: ${next.client_name}, ${formatInstant(next.starts_at, 'time')}`}
      </ButtonLink>
    </div>
  );
}
