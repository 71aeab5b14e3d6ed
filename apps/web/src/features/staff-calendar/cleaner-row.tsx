import type { AppointmentSummary, StaffMember, Trip } from '@cleaning/contract';
import { formatClockTime } from '@cleaning/pricing';
import { Avatar } from '@cleaning/ui/avatar';
import { memo, useMemo } from 'react';
import {
  countAppointments,
  describeMinutes,
} from '../../shared/appointments/format-appointment.ts';
import { initialsOf } from '../../shared/lib/initials.ts';
import { lengthOfVisits } from './calendar-days.ts';
import type { PlanDraft } from './plan-draft.ts';
import styles from './staff-calendar.module.css';
import { VisitCard } from './visit-card.tsx';

interface CleanerRowProps {
  cleaner: StaffMember;
  days: readonly string[];
  /** The day that a phone shows. */
  phoneDay: string;
  appointments: readonly AppointmentSummary[];
  trips: readonly Trip[];
  /** The draft, when it leaves this row or comes into it. */
  draft: PlanDraft | null;
  onOpen: (appointment: AppointmentSummary) => void;
  onDrop: (id: string, date: string, staffId: string) => void;
}

/** The visits of one person, day by day. Drawn again only when they or the draft in it change. */
export const CleanerRow = memo(function CleanerRow(props: CleanerRowProps) {
  const { cleaner, days, phoneDay, appointments, trips, draft, onOpen, onDrop } = props;
  const visits = useMemo(
    () => appointments.filter((visit) => visit.staff_member?.id === cleaner.id),
    [appointments, cleaner.id],
  );
  const tripTo = useMemo(
    () => new Map(trips.map((trip) => [trip.to_appointment_id, trip])),
    [trips],
  );
  return (
    // Two of a name are no landmarks that could be told apart, and nothing here is a form.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={styles['row']} role="group" aria-label={cleaner.first_name}>
      <div className={styles['cleaner']}>
        <span className={styles['who']}>
          <Avatar initials={initialsOf(cleaner.first_name)} tone="neutral" size="sm" />
          <strong>{cleaner.first_name}</strong>
        </span>
        <span className={styles['quiet']}>
          {visits.length === 0
            ? 'No visits'
            : `${countAppointments(visits.length)}, ${describeMinutes(lengthOfVisits(visits))}`}
        </span>
      </div>
      {days.map((day) => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a place to drop on; keys and the form do the same
        <div
          key={day}
          className={styles['cell']}
          data-phone={day === phoneDay || undefined}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            onDrop(event.dataTransfer.getData('text/plain'), day, cleaner.id);
          }}
        >
          {visits
            .filter((visit) => visit.appointment_date === day)
            .map((visit) => (
              <VisitCard
                key={visit.id}
                visit={visit}
                trip={tripTo.get(visit.id)}
                isMoving={draft?.appointment.id === visit.id}
                onOpen={onOpen}
              />
            ))}
          {draft !== null && draft.date === day && draft.staffId === cleaner.id ? (
            <p className={styles['target']}>
              <strong>{draft.appointment.client_name}</strong>
              <br />
              {`${timeOf(draft.from)} – ${timeOf(draft.to)}`}
            </p>
          ) : null}
        </div>
      ))}
    </div>
  );
});

const timeOf = (clock: string): string => (clock === '' ? '…' : formatClockTime(clock));
