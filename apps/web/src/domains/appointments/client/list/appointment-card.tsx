import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { SERVICES } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import Clock from 'lucide-react/icons/clock';
import Repeat from 'lucide-react/icons/repeat';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { cancellationCost } from '../cancel/cancellation-labels.ts';
import { appointmentActions } from '../detail/appointment-actions.ts';
import { AppointmentBadge } from '../../appointment-badge.tsx';
import {
  dayParts,
  describeDay,
  describeExpected,
  describeLate,
  describeStart,
  describeTime,
  describeWantedTime,
} from '../../format-appointment.ts';
import type { OpenAppointment } from '../detail/appointment-dialog.tsx';
import styles from './appointment-card.module.css';
import { Card } from '@cleaning/ui/card';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { Text } from '@cleaning/ui/text';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';

export interface AppointmentCardProps {
  appointment: AppointmentSummary;
  now: Date;
  onOpen: OpenAppointment;
}

/** An appointment in a list, with its time, place, free cancellation deadline and actions. */
export function AppointmentCard({ appointment, now, onOpen }: AppointmentCardProps) {
  const { weekday, day, month } = dayParts(appointment.appointment_date);
  return (
    <li className={styles['root']}>
      <span className={styles['leaf']} aria-hidden="true">
        <small>{weekday.slice(0, 3)}</small>
        <b>{day}</b>
        <small>{month.slice(0, 3)}</small>
      </span>
      <div className={styles['text']}>
        <div className={styles['head']}>
          <h3 className={styles['time']}>
            <VisuallyHidden>{`${describeDay(appointment.appointment_date)}, `}</VisuallyHidden>
            {describeTime(appointment)}
          </h3>
          <AppointmentBadge status={appointment.status} />
        </div>
        <p>
          {SERVICES[appointment.service_id].name},{' '}
          <Text as="span" tone="muted">
            {appointment.suburb}
          </Text>
          {appointment.staff_member === null ? null : (
            <Text as="span" tone="muted">{`, with ${appointment.staff_member.first_name}`}</Text>
          )}
        </p>
        <AppointmentNotes appointment={appointment} now={now} />
      </div>
      <AppointmentButtons appointment={appointment} now={now} onOpen={onOpen} />
    </li>
  );
}

function AppointmentNotes({ appointment, now }: Pick<AppointmentCardProps, 'appointment' | 'now'>) {
  const { canCancel } = appointmentActions(appointment, now);
  const cost = cancellationCost(appointment, now);
  const expected = describeExpected(appointment);
  return (
    <>
      {expected === null ? null : (
        <p className={styles['late']}>
          <Clock />
          <span>{unbrokenTimes(describeLate(expected))}</span>
        </p>
      )}
      {canCancel && appointment.free_until !== null ? (
        <p className={styles[cost.isFree ? 'free' : 'late']}>
          {cost.isFree ? <ShieldCheck /> : <TriangleAlert />}
          <span>{unbrokenTimes(cost.title)}</span>
        </p>
      ) : null}
      {appointment.status === 'requested' ? (
        <p className={styles['note']}>
          <Clock />
          <span>We will confirm this time or offer another one.</span>
        </p>
      ) : null}
      {appointment.wanted_time === null ? null : (
        <p className={styles['note']}>
          <Repeat />
          <span>
            You asked to move this to{' '}
            <b>{unbrokenTimes(describeWantedTime(appointment.wanted_time))}</b>. We will email you
            our answer.
          </span>
        </p>
      )}
    </>
  );
}

function AppointmentButtons({ appointment, now, onOpen }: AppointmentCardProps) {
  const { canCancel, canReschedule, canWithdraw } = appointmentActions(appointment, now);
  const which = <VisuallyHidden>{appointment.reference}</VisuallyHidden>;
  return (
    <div className={styles['actions']}>
      {canReschedule ? (
        <Button size="sm" variant="outline" onClick={() => onOpen('ask', appointment)}>
          Ask for another time {which}
        </Button>
      ) : null}
      {canWithdraw && appointment.starts_at !== null ? (
        <Button size="sm" variant="outline" onClick={() => onOpen('withdraw', appointment)}>
          {`Keep ${describeStart(appointment)}`} {which}
        </Button>
      ) : null}
      <Button size="sm" variant="ghost" onClick={() => onOpen('details', appointment)}>
        See details {which}
      </Button>
      {canCancel ? (
        <Button
          size="sm"
          variant="ghost"
          className={styles['cancel']}
          onClick={() => onOpen('cancel', appointment)}
        >
          {appointment.status === 'requested' ? 'Cancel request' : 'Cancel visit'} {which}
        </Button>
      ) : null}
    </div>
  );
}

const ROWS = ['first', 'second', 'third'] as const;

/** Placeholder for appointments that are loading. */
export function AppointmentsSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Card>
        {ROWS.map((row) => (
          <div key={row}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  );
}
