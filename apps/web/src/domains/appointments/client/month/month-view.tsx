import { plural } from '@cleaning/contract/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { describeMonth, monthAway, toMonth, listWeeks } from '../../month.ts';

import { useAppointmentsBetween } from './use-appointments-between.ts';
import { appointmentsViewPath } from '../list/appointments-view.ts';
import styles from '../list/appointments.module.css';
import { MonthLegend, MonthTable } from './month-table.tsx';
import monthStyles from './month-view.module.css';
import { AppointmentCard, AppointmentsSkeleton } from '../list/appointment-card.tsx';
import type { OpenAppointment } from '../detail/appointment-dialog.tsx';

export interface MonthViewProps {
  /** YYYY-MM. */
  month: string;
  now: Date;
  onOpen: OpenAppointment;
}

/** A month as a calendar, with its appointments as a list below. */
export function MonthView({ month, now, onOpen }: MonthViewProps) {
  const weeks = listWeeks(month);
  const query = useAppointmentsBetween({
    from: weeks[0]?.[0],
    to: weeks.at(-1)?.at(-1),
  });
  const { data: appointments, error } = query;
  const today = sydneyDateOf(now);
  const name = describeMonth(month);
  const ofMonth = (appointments ?? []).filter(
    ({ appointment_date }) => toMonth(appointment_date) === month,
  );
  const isComing = appointments === undefined;

  return (
    <>
      <Card flush>
        <div className={monthStyles['head']}>
          <h2 id="month" className={styles['heading']}>
            {name}
          </h2>
          <nav className={monthStyles['moves']} aria-label="Months">
            <ButtonLink size="sm" variant="outline" href={toMonthPath(toMonth(today))}>
              This month
            </ButtonLink>
            <MonthLink month={monthAway(month, -1)} icon={<ChevronLeft />} />
            <MonthLink month={monthAway(month, 1)} icon={<ChevronRight />} />
          </nav>
        </div>
        {error !== null && isComing ? (
          <QueryContent query={query} what="this month">
            {() => null}
          </QueryContent>
        ) : (
          <>
            <MonthTable
              labelledBy="month"
              month={month}
              weeks={weeks}
              today={today}
              appointments={appointments ?? []}
              onOpen={onOpen}
            />
            <MonthLegend appointments={appointments ?? []} />
          </>
        )}
      </Card>
      <VisuallyHidden>
        <output>{isComing ? '' : `${name}: ${plural(ofMonth.length, 'visit')}`}</output>
      </VisuallyHidden>
      {isComing ? null : (
        <Card
          title={`Visits in ${name}`}
          action={<span className={styles['count']}>{plural(ofMonth.length, 'visit')}</span>}
        >
          {ofMonth.length === 0 ? (
            <p>Nothing is planned in this month.</p>
          ) : (
            <ol className={styles['appointments']}>
              {ofMonth.map((appointment) => (
                <AppointmentCard
                  key={appointment.id}
                  appointment={appointment}
                  now={now}
                  onOpen={onOpen}
                />
              ))}
            </ol>
          )}
        </Card>
      )}
      {isComing && error === null ? <AppointmentsSkeleton label={`Loading ${name}`} /> : null}
    </>
  );
}

function MonthLink({ month, icon }: { month: string; icon: ReactNode }) {
  return (
    <ButtonLink
      size="sm"
      variant="outline"
      className={monthStyles['move']}
      href={toMonthPath(month)}
      icon={icon}
    >
      <VisuallyHidden>{describeMonth(month)}</VisuallyHidden>
    </ButtonLink>
  );
}

const toMonthPath = (month: string) => appointmentsViewPath({ kind: 'month', month });
