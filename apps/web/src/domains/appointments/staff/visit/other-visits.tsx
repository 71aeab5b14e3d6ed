import type { AppointmentSummary, WorkSheet } from '@cleaning/contract/appointments';
import { clockMinutesBetween, daysBetween } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Link } from '@cleaning/ui/link';
import { AppointmentBadge } from '../../appointment-badge.tsx';
import { describeMinutes, describeShortDay, describeTime } from '../../format-appointment.ts';
import { staffVisitPath } from '../../visit-paths.ts';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';
import styles from './staff-visit.module.css';

/** A visit of the same client; what an earlier one says besides, a later one lacks. */
type OtherVisit = AppointmentSummary & Partial<WorkSheet['earlier'][number]>;

interface OtherVisitsProps extends Pick<WorkSheet, 'earlier'> {
  /** A work sheet stored on the device by an earlier release lacks them. */
  readonly later: WorkSheet['later'] | undefined;
  /** Whether the reader can open each visit; a cleaner sees only recent ones of their own. */
  readonly isForOffice: boolean;
}

/** The client's visits after and before this one, latest first; for a cleaner those before it. */
export function OtherVisits({ later = [], earlier, isForOffice }: OtherVisitsProps) {
  const visits: readonly OtherVisit[] = [...later.toReversed(), ...earlier];
  if (visits.length === 0) return null;
  return (
    <Card title={isForOffice ? 'Other visits' : 'Earlier visits'}>
      <ul className={styles['others']}>
        {visits.map((visit) => (
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
function describeWhen(visit: OtherVisit): string {
  const { actual_started_at: began, actual_ended_at: ended, cancellation = null } = visit;
  const day = describeShortDay(visit.appointment_date);
  if (cancellation !== null) return day;
  const time =
    began && ended
      ? describeMinutes(clockMinutesBetween(began, ended))
      : unbrokenTimes(describeTime(visit));
  return `${day}, ${time}`;
}

/** What happened: "Mia. Spare key returned." or "Cancelled by Amira the day before". */
function describeOutcome(visit: OtherVisit): string {
  const {
    cancellation = null,
    client_name: client,
    staff_member: cleaner,
    completion_notes: note,
  } = visit;
  if (cancellation === null) {
    return [cleaner?.first_name ?? 'No cleaner', note].filter(Boolean).join('. ');
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
