import { plural } from '@cleaning/contract/rules';
import type { CheckWorkingHoursRequest } from '@cleaning/contract/roster';
import { Alert } from '@cleaning/ui/alert';
import { Text } from '@cleaning/ui/text';
import { useQuery } from '@tanstack/react-query';
import { describeShortDay, describeTime } from '#domains/appointments/format-appointment.ts';
import { useDebounced } from '#kit/hooks/use-debounced.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';

interface VisitsOutsideProps {
  /** The cleaner's id. */
  readonly id: string;
  /** The changed hours; null without changes. */
  readonly hours: CheckWorkingHoursRequest | null;
}

/** Warns about visits outside the new hours before they are saved. */
export function VisitsOutside({ id, hours }: VisitsOutsideProps) {
  const api = useApi();
  const isSettled = useDebounced(JSON.stringify(hours)) === JSON.stringify(hours);
  const { data } = useQuery({
    ...api.checkWorkingHours.query({ id, ...(hours ?? { counts_from: '', days: [] }) }),
    enabled: hours !== null && isSettled,
    retry: false,
  });
  return (
    <div aria-live="polite">
      {hours === null || data === undefined || data.count === 0 ? (
        <Text size="sm" tone="muted">
          {`Visits outside the new hours are listed before you save.${hours !== null && data !== undefined ? ' There are none.' : ''}`}
        </Text>
      ) : (
        <Alert tone="warning" title={`${plural(data.count, 'visit')} outside the new hours`}>
          <ul>
            {data.visits.map((visit) => (
              <li key={visit.id}>
                {`${visit.client_name}, ${describeShortDay(visit.appointment_date)}, ${unbrokenTimes(describeTime(visit))}`}
              </li>
            ))}
          </ul>
          <p>They stay as they are. Move them on the calendar.</p>
        </Alert>
      )}
    </div>
  );
}
