import type { WorkSheet } from '@cleaning/contract/appointments';
import { clockMinutesBetween } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Link } from '@cleaning/ui/link';
import { AppointmentBadge } from '../../appointment-badge.tsx';
import { describeMinutes, describeShortDay, describeTime } from '../../format-appointment.ts';
import { staffVisitPath } from '../../visit-paths.ts';
import { daysBetween } from '#kit/lib/plain-date.ts';
import styles from './staff-visit.module.css';

type EarlierVisit = WorkSheet['earlier'][number];

/** A work sheet stored on the device by an earlier release lacks the notes and the cancellation. */
type Earlier = Omit<EarlierVisit, 'completion_notes' | 'cancellation'> &
  Partial<Pick<EarlierVisit, 'completion_notes' | 'cancellation'>>;

interface EarlierVisitsProps extends Pick<WorkSheet, 'earlier'> {
  /** Whether the reader can open each visit; a cleaner sees only recent ones. */
  readonly isForOffice: boolean;
}

/** The client's earlier visits: how long each took, who cleaned, and their notes. */
export function EarlierVisits({ earlier, isForOffice }: EarlierVisitsProps) {
  return (
    <Card title="Earlier visits">
      <ul className={styles['earlier']}>
        {earlier.map((visit) => (
          <li key={visit.id}>
            <span>
              {isForOffice ? (
                <Link href={staffVisitPath(visit.id)}>
                  <strong>{describeWhen(visit)}</strong>
                </Link>
              ) : (
                <strong>{describeWhen(visit)}</strong>
              )}
              <small>{describeOutcome(visit)}</small>
            </span>
            <AppointmentBadge status={visit.status} forTeam />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** When a visit was: "Mon 16 Nov 2026, 2 h 30 min". Only the date if it was cancelled. */
function describeWhen(visit: Earlier): string {
  const { actual_started_at: began, actual_ended_at: ended, cancellation = null } = visit;
  const day = describeShortDay(visit.appointment_date);
  if (cancellation !== null) return day;
  const time =
    began && ended ? describeMinutes(clockMinutesBetween(began, ended)) : describeTime(visit);
  return `${day}, ${time}`;
}

/** What happened: "Mia. Spare key returned." or "Cancelled by Amira the day before". */
function describeOutcome(visit: Earlier): string {
  const {
    cancellation = null,
    client_name: client,
    staff_member: cleaner,
    completion_notes: note,
  } = visit;
  if (cancellation === null) {
    return [cleaner?.first_name, note].filter(Boolean).join('. ');
  }
  const [firstName = ''] = client.split(' ');
  const who = cancellation.by === 'client' ? firstName : 'us';
  const notice = daysBetween(sydneyDateOf(cancellation.notice_at), visit.appointment_date);
  return `Cancelled by ${who} ${describeNotice(notice)}`;
}

function describeNotice(days: number): string {
  if (days <= 0) return 'on the day';
  return days === 1 ? 'the day before' : `${days} days before`;
}
