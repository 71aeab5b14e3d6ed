import { describePreferredTime } from '@cleaning/contract/fields/rules';
import type { AppointmentSummary, StaffCalendar } from '@cleaning/contract/appointments';
import { formatInstant, SERVICES } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Text } from '@cleaning/ui/text';
import { useRow } from '@cleaning/ui/rows';
import Hourglass from 'lucide-react/icons/hourglass';
import { describeShortDate } from '../../format-appointment.ts';
import { describeOpeningDrive } from '../../availability/cleaner-options.ts';
import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import styles from './to-plan.module.css';
import cardStyles from './visit-card.module.css';

interface RequestsToPlanProps {
  requests: readonly AppointmentSummary[];
  /** The first free cleaner for each request, if there is one. */
  openings: StaffCalendar['openings'];
  count: number;
  onPlan: (request: AppointmentSummary) => void;
}

/** The clients' requests that have no time yet. */
export function RequestsToPlan({ requests, openings, count, onPlan }: RequestsToPlanProps) {
  return (
    <section className={styles['list']} aria-labelledby="to-plan">
      <h2 id="to-plan">
        To plan {count === 0 ? null : <span className={styles['count']}>{count}</span>}
      </h2>
      {requests.length === 0 ? <Text tone="muted">Nothing waits for a time.</Text> : null}
      <ul>
        {requests.map((request) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a mouse may drag it; its button does the same
          <li
            key={request.id}
            className={styles['visit']}
            draggable
            onDragStart={(event) => event.dataTransfer.setData('text/plain', request.id)}
          >
            <div>
              <p className={cardStyles['name']}>
                <Hourglass />
                <strong>{request.client_name}</strong>
              </p>
              <p>{`${request.suburb}, ${SERVICES[request.service_id].name}`}</p>
              <p>{`${describeShortDate(request.appointment_date)}, ${describePreferredTime(request.preferred_time).toLowerCase()}`}</p>
            </div>
            <FirstFree opening={openings.find(({ appointment_id: id }) => id === request.id)} />
            <PlanButton id={request.id} onClick={() => onPlan(request)} />
          </li>
        ))}
      </ul>
      {count > requests.length ? (
        <Text tone="muted">{`The first ${requests.length} of ${count} are shown.`}</Text>
      ) : null}
      {requests.length === 0 ? null : (
        <>
          <p className={styles['dragHint']}>
            Drag a card onto a day, or press “Plan visit” and choose its time.
          </p>
          <KeyHints hints={PLAN_KEY} />
        </>
      )}
    </section>
  );
}

function PlanButton({ id, onClick }: { id: string; onClick: () => void }) {
  const [ref] = useRow(id);
  return (
    <Button ref={ref} variant="soft" block onClick={onClick}>
      Plan visit
    </Button>
  );
}

const PLAN_KEY = [{ keys: ['P'], label: 'plan it with the arrows' }];

function FirstFree({ opening }: { opening: StaffCalendar['openings'][number] | undefined }) {
  if (opening === undefined) return null;
  const { first_name: name } = opening.staff_member;
  const from = `${name} is free from ${formatInstant(opening.starts_at, 'time')}`;
  return <p>{[from, ...describeOpeningDrive(opening)].join(', ')}</p>;
}
