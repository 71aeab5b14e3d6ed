import { Code } from '@cleaning/ui/code';
import type { Appointment } from '@cleaning/contract/appointments';
import { clockMinutesBetween } from '@cleaning/ndis';
import { formatInstant, SERVICES } from '@cleaning/pricing';
import Car from 'lucide-react/icons/car';
import MapPin from 'lucide-react/icons/map-pin';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import { ButtonLink } from '@cleaning/ui/button';
import { Inline } from '@cleaning/ui/inline';
import { AppointmentBadge } from '../../appointment-badge.tsx';
import { describeDrive } from '../../describe-drive.ts';
import {
  describeDay,
  describeExpected,
  describeMinutes,
  describeStart,
  describeTimeRange,
} from '../../format-appointment.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { useNoteCall } from './call-times.ts';
import { describeWait } from './describe-wait.ts';
import { directionsTo } from './directions.ts';
import styles from './visit-head.module.css';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';

interface VisitHeadProps {
  appointment: Appointment;
  phone: string | null;
  /** An earlier release of the service, and a copy on the phone from then, omit it. */
  driveMinutes: number | null | undefined;
  /** The visit's end is recorded on this phone but not sent yet. */
  isOnPhone: boolean;
}

/** The header of a visit for its cleaner: the client, time, address and directions. */
export function VisitHead({ appointment, phone, driveMinutes, isOnPhone }: VisitHeadProps) {
  const now = useNow();
  const noteCall = useNoteCall(appointment.id);
  const { title, text } = describeTime(appointment, now, isOnPhone);
  const place = `${appointment.suburb} NSW ${appointment.postcode}`;
  const [firstName = ''] = appointment.client_name.split(' ');
  const drive =
    appointment.status === 'confirmed'
      ? describeDrive({ ...appointment, drive_minutes: driveMinutes ?? null })
      : null;
  const cleaner = appointment.staff_member?.first_name;
  return (
    <section className={`${styles['root']} on-inverse`} aria-labelledby="visit-client">
      <Inline gap="space-2" align="center" justify="between">
        <AppointmentBadge status={appointment.status} forTeam />
        <span className={styles['reference']}>
          <Code>{appointment.reference}</Code>
        </span>
      </Inline>
      <div>
        <h1 id="visit-client" className={styles['client']} tabIndex={-1}>
          {appointment.client_name}
        </h1>
        <p className={styles['quiet']}>
          {SERVICES[appointment.service_id].name}
          {cleaner === undefined ? '' : `, with ${cleaner}`}
        </p>
      </div>
      <p className={styles['time']}>
        <strong>{unbrokenTimes(title)}</strong>{' '}
        <span className={styles['quiet']}>{unbrokenTimes(text)}</span>
      </p>
      <p className={styles['place']}>
        <MapPin />
        <span>
          {appointment.address_line1}
          <br />
          {place}
        </span>
      </p>
      {drive === null ? null : (
        <p className={styles['drive']}>
          <Car aria-hidden="true" />
          {drive}
        </p>
      )}
      <div className={styles['actions']}>
        <ButtonLink
          variant="accent"
          href={directionsTo(`${appointment.address_line1}, ${place}`)}
          target="_blank"
          rel="noreferrer"
          icon={<Navigation />}
        >
          Directions
        </ButtonLink>
        {phone === null ? null : (
          <ButtonLink variant="inverse" href={`tel:${phone}`} icon={<Phone />} onClick={noteCall}>
            {`Call ${firstName}`}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** The most relevant time: how long the visit has taken, how long it took, or when it starts. */
function describeTime(appointment: Appointment, now: Date, isOnPhone: boolean) {
  const { starts_at, ends_at, actual_started_at: began, actual_ended_at: ended } = appointment;
  const planned =
    starts_at === null || ends_at === null
      ? ''
      : `of ${describeMinutes(clockMinutesBetween(starts_at, ends_at))}. `;
  if (began !== null && ended !== null) {
    const worked = describeTimeRange({ ...appointment, starts_at: began, ends_at: ended });
    const text = isOnPhone ? `${worked}, on this phone` : `${planned}${worked}.`;
    return { title: describeMinutes(clockMinutesBetween(began, ended)), text };
  }
  if (began !== null && appointment.status === 'in_progress') {
    const text = `${planned}Started ${formatInstant(began, 'time')}.`;
    return { title: describeMinutes(clockMinutesBetween(began, now)), text };
  }
  const title = describeStart(appointment);
  const day = describeDay(appointment.appointment_date);
  if (starts_at === null || ends_at === null) return { title, text: day };
  const text = `to ${formatInstant(ends_at, 'time')}, ${describeWait(appointment, now) ?? day}`;
  const expected = describeExpected(appointment);
  return { title, text: expected === null ? text : `${text}. Late: there ${expected}.` };
}
