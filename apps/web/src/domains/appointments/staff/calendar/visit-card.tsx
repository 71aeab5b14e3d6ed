import type { AppointmentSummary, Trip } from '@cleaning/contract/appointments';
import { RECURRENCE_NAMES } from '@cleaning/contract/series/rules';
import { useRow } from '@cleaning/ui/rows';
import Car from 'lucide-react/icons/car';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo } from 'react';
import { describeTime } from '../../format-appointment.ts';
import { describeTrip } from './describe-calendar.ts';
import { describeSkipped, chooseVisitStatus, type ShownVisit } from './skipped-visit.ts';
import styles from './visit-card.module.css';

interface VisitCardProps {
  visit: ShownVisit;
  /** The trip from the previous visit. */
  trip: Trip | undefined;
  isMoving: boolean;
  /** Whether the draft would overlap it. */
  overlapsDraft: boolean;
  onOpen: (visit: AppointmentSummary) => void;
}

/** A visit in the calendar, with the trip to it. */
export const VisitCard = memo(function VisitCard({
  visit,
  trip,
  isMoving,
  overlapsDraft,
  onOpen,
}: VisitCardProps) {
  const { kind, label, Icon } = chooseVisitStatus(visit);
  const skip = describeSkipped(visit);
  const [ref] = useRow(visit.id);
  return (
    <>
      {trip === undefined ? null : <Drive trip={trip} />}
      <button
        ref={ref}
        type="button"
        className={styles['visit']}
        data-status={kind}
        data-moving={isMoving || undefined}
        data-clash={overlapsDraft || undefined}
        draggable={visit.status === 'confirmed'}
        onDragStart={(event) => event.dataTransfer.setData('text/plain', visit.id)}
        onClick={() => onOpen(visit)}
      >
        <span className={styles['name']}>
          <Icon />
          <strong>{visit.client_name}</strong>
        </span>
        <span className={styles['short']} aria-hidden="true">
          {describeTime(visit).replaceAll(/ [ap]m/gu, '')}
        </span>
        <span className={styles['full']}>{describeTime(visit)}</span>
        <span>
          {visit.suburb}
          {skip === null ? <span className={styles['status']}>, {label.toLowerCase()}</span> : null}
        </span>
        {skip === null ? null : <span>{skip}</span>}
        {visit.series === null || skip !== null ? null : (
          <span className={styles['repeats']}>
            <RefreshCw aria-hidden="true" />
            {RECURRENCE_NAMES[visit.series.recurrence]}
          </span>
        )}
      </button>
    </>
  );
});

function Drive({ trip }: { trip: Trip }) {
  if (trip.drive_minutes === null) return null;
  return (
    <p className={styles['drive']} data-tight={trip.is_tight || undefined}>
      {trip.is_tight ? <TriangleAlert /> : <Car />}
      {describeTrip(trip)}
    </p>
  );
}
