import type { AppointmentSummary } from '@cleaning/contract';
import { SERVICES, formatInstant } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import Clock from 'lucide-react/icons/clock';
import Repeat from 'lucide-react/icons/repeat';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { costOfCancelling } from '../model/cancel-words.ts';
import { visitActions } from '../model/visit-actions.ts';
import { AppointmentBadge } from '../../../shared/appointments/appointment-badge.tsx';
import {
  dayParts,
  describeDay,
  describeTime,
} from '../../../shared/appointments/format-appointment.ts';
import type { OpenVisit } from './visit-dialogs.tsx';
import styles from './visit-card.module.css';

export interface VisitCardProps {
  visit: AppointmentSummary;
  now: Date;
  onOpen: OpenVisit;
}

/** A visit in a list: when, what, where, until when it is free to cancel, and what can be done. */
export function VisitCard({ visit, now, onOpen }: VisitCardProps) {
  const { weekday, day, month } = dayParts(visit.visit_date);
  return (
    <li className={styles['root']}>
      <span className={styles['leaf']} aria-hidden="true">
        <small>{weekday.slice(0, 3)}</small>
        <b>{day}</b>
        <small>{month.slice(0, 3)}</small>
      </span>
      <div className={styles['words']}>
        <div className={styles['head']}>
          <h3 className={styles['time']}>
            <VisuallyHidden>{`${describeDay(visit.visit_date)}, `}</VisuallyHidden>
            {describeTime(visit)}
          </h3>
          <AppointmentBadge status={visit.status} />
        </div>
        <p>
          {SERVICES[visit.service_id].name}, <span className={styles['muted']}>{visit.suburb}</span>
          {visit.staff_member === null ? null : (
            <span className={styles['muted']}>{`, with ${visit.staff_member.first_name}`}</span>
          )}
        </p>
        <VisitNotes visit={visit} now={now} />
      </div>
      <VisitButtons visit={visit} now={now} onOpen={onOpen} />
    </li>
  );
}

function VisitNotes({ visit, now }: Pick<VisitCardProps, 'visit' | 'now'>) {
  const { canCancel } = visitActions(visit, now);
  return (
    <>
      {canCancel && visit.free_until !== null ? (
        <p className={styles['free']}>
          <ShieldCheck />
          <span>{costOfCancelling(visit, now).title}</span>
        </p>
      ) : null}
      {visit.status === 'requested' ? (
        <p className={styles['note']}>
          <Clock />
          <span>We will confirm a time with you.</span>
        </p>
      ) : null}
      {visit.has_open_change_request ? (
        <p className={styles['note']}>
          <Repeat />
          <span>You asked for another time. We will answer you.</span>
        </p>
      ) : null}
    </>
  );
}

function VisitButtons({ visit, now, onOpen }: VisitCardProps) {
  const { canCancel, canAsk, canWithdraw } = visitActions(visit, now);
  const which = <VisuallyHidden>{visit.reference}</VisuallyHidden>;
  return (
    <div className={styles['actions']}>
      {canAsk ? (
        <Button size="sm" variant="outline" onClick={() => onOpen('ask', visit)}>
          Ask to change {which}
        </Button>
      ) : null}
      {canWithdraw && visit.starts_at !== null ? (
        <Button size="sm" variant="outline" onClick={() => onOpen('withdraw', visit)}>
          {`Keep ${formatInstant(visit.starts_at, 'time')}`} {which}
        </Button>
      ) : null}
      <Button size="sm" variant="ghost" onClick={() => onOpen('details', visit)}>
        See details {which}
      </Button>
      {canCancel ? (
        <Button
          size="sm"
          variant="ghost"
          className={styles['cancel']}
          onClick={() => onOpen('cancel', visit)}
        >
          {visit.status === 'requested' ? 'Cancel request' : 'Cancel visit'} {which}
        </Button>
      ) : null}
    </div>
  );
}
