import type { AppointmentSummary, StaffCalendar } from '@cleaning/contract/appointments';
import { formatInstant, SERVICES } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Text } from '@cleaning/ui/text';
import { useToast } from '@cleaning/ui/toast';
import UserX from 'lucide-react/icons/user-x';
import { describeMinutes, describeShortDate, describeTimeRange } from '../../format-appointment.ts';
import { URGENT_DAYS } from '../../without-cleaner.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useFocusNearby } from '#kit/hooks/focus.ts';
import { describeOpeningDrive, describeOpening } from '../../availability/cleaner-options.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { lengthOfVisits } from './calendar-days.ts';
import styles from './to-plan.module.css';
import cardStyles from './visit-card.module.css';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';

type Opening = StaffCalendar['openings'][number];

interface WithoutCleanerProps {
  readonly visits: readonly AppointmentSummary[];
  /** How many there are, more than the first that are listed. */
  readonly count: number;
  readonly openings: readonly Opening[];
  /** Opens the visit at the first opening for it. */
  readonly onPlan: (visit: AppointmentSummary) => void;
  /** Opens the visit with the cleaner field focused. */
  readonly onGive: (visit: AppointmentSummary) => void;
}

/** The visits without a cleaner, with who is free for each. */
export function WithoutCleaner({ visits, count, openings, onPlan, onGive }: WithoutCleanerProps) {
  const keepFocus = useFocusNearby(visits);
  if (visits.length === 0) return null;
  return (
    <section className={styles['list']} aria-labelledby="without-cleaner">
      <h2 id="without-cleaner">
        No cleaner <span className={styles['count']}>{count}</span>
      </h2>
      <ul>
        {visits.map((visit) => (
          <li key={visit.id} className={styles['visit']} data-open="">
            <div>
              <p className={cardStyles['name']}>
                <UserX />
                <strong>{visit.client_name}</strong>
              </p>
              <p>{`${describeShortDate(visit.appointment_date)}, ${unbrokenTimes(describeTimeRange(visit))}`}</p>
              <p>{`${visit.suburb}, ${SERVICES[visit.service_id].name}, ${describeMinutes(lengthOfVisits([visit]))}`}</p>
            </div>
            <Give
              visit={visit}
              opening={openings.find(({ appointment_id: id }) => id === visit.id)}
              onAssign={keepFocus}
              onPlan={onPlan}
              onGive={onGive}
            />
          </li>
        ))}
      </ul>
      <Text tone="muted">
        {`A visit without a cleaner turns red on Today ${URGENT_DAYS} days before.`}
      </Text>
    </section>
  );
}

interface GiveProps extends Pick<WithoutCleanerProps, 'onPlan' | 'onGive'> {
  readonly visit: AppointmentSummary;
  readonly opening: Opening | undefined;
  /** Called when the press assigns, after which the visit is gone from the list. */
  readonly onAssign: () => void;
}

/**
 * Assigns the free cleaner with one press if one is free at the visit's time; otherwise opens the
 * form.
 */
function Give({ visit, opening, onAssign, onPlan, onGive }: GiveProps) {
  const api = useApi();
  const toast = useToast();
  const name = opening?.staff_member.first_name;
  const giving = useCommand(api.assignAppointment.mutation({ id: visit.id }), {
    onDone: () => toast.show(`${name} is now the cleaner for the visit of ${visit.client_name}.`),
  });
  const isFree = opening !== undefined && opening.starts_at === visit.starts_at;
  return (
    <>
      <p>{unbrokenTimes(describeFirstFree(visit, opening))}</p>
      <ErrorAlert title="Cleaner not changed" error={giving.error} />
      {isFree ? (
        <Button
          variant="soft"
          block
          busy={giving.isBusy}
          busyLabel="Saving"
          onClick={() => {
            onAssign();
            void giving.submit({ version: visit.version, staff_id: opening.staff_member.id });
          }}
        >
          {`Choose ${name}`}
        </Button>
      ) : opening === undefined ? null : (
        <Button variant="soft" block onClick={() => onPlan(visit)}>
          {`Use ${name}, ${formatInstant(opening.starts_at, 'time')}`}
        </Button>
      )}
      <Button variant="ghost" block onClick={() => onGive(visit)}>
        Other cleaner or day
      </Button>
    </>
  );
}

function describeFirstFree(visit: AppointmentSummary, opening: Opening | undefined): string {
  if (opening === undefined) return 'No one is free for it on that day.';
  const { first_name: name } = opening.staff_member;
  const when = describeOpening(opening, visit.starts_at);
  const free =
    opening.starts_at === visit.starts_at
      ? `${name} is ${when}.`
      : `No one is free at that time. ${name} is free ${when}.`;
  return [free, ...describeOpeningDrive(opening).map((drive) => `${drive}.`)].join(' ');
}
