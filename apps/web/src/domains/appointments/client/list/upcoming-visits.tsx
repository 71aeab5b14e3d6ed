import { plural } from '@cleaning/contract/rules';
import type { AppointmentSummary } from '@cleaning/contract/appointments';
import type { Page } from '@cleaning/contract/http';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { useRef, useState } from 'react';

import { focusForReading } from '#kit/hooks/focus.ts';
import type { OpenAppointment } from '../detail/appointment-dialog.tsx';
import { AppointmentCard } from './appointment-card.tsx';
import styles from './appointments.module.css';

/** How many visits are shown at first. */
const SHOWN = 3;

export interface UpcomingVisitsProps {
  readonly page: Page<AppointmentSummary>;
  readonly now: Date;
  readonly onOpen: OpenAppointment;
}

/** The next visits, and a button that shows the rest of the page's visits. */
export function UpcomingVisits({ page: { count, results }, now, onOpen }: UpcomingVisitsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const shown = showsAll ? results : results.slice(0, SHOWN);
  const others = results.length - shown.length;
  const showAll = () => {
    setShowsAll(true);
    // The button is gone, so the focus moves to the first visit that it revealed.
    requestAnimationFrame(() => {
      const next = list.current?.children[SHOWN];
      if (next instanceof HTMLElement) focusForReading(next);
    });
  };
  return (
    <Card
      title="Upcoming"
      action={
        <span className={styles['count']}>
          {shown.length < count
            ? `${shown.length} of ${plural(count, 'visit')}`
            : plural(count, 'visit')}
        </span>
      }
    >
      <ol ref={list} className={styles['appointments']}>
        {shown.map((appointment) => (
          <AppointmentCard
            key={appointment.id}
            appointment={appointment}
            now={now}
            onOpen={onOpen}
          />
        ))}
      </ol>
      {others > 0 ? (
        <Button variant="outline" block className={styles['more']} onClick={showAll}>
          {`Show ${others} more`}
        </Button>
      ) : null}
    </Card>
  );
}
