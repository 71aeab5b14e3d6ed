import { sydneyDateOf } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { QueryContent } from '../../../shared/lists/query-content.tsx';
import { describeMonth, monthAway, monthOf, weeksOf } from '../model/month.ts';
import { countAppointments } from '../../../shared/appointments/format-appointment.ts';
import { useVisitsBetween } from '../model/use-visits-between.ts';
import { visitsViewPath } from '../model/visits-view.ts';
import styles from './appointments.module.css';
import { MonthLegend } from './month-legend.tsx';
import { MonthTable } from './month-table.tsx';
import monthStyles from './month-view.module.css';
import { VisitCard } from './visit-card.tsx';
import type { OpenVisit } from './visit-dialogs.tsx';
import { VisitsSkeleton } from './visits-skeleton.tsx';

export interface MonthViewProps {
  /** YYYY-MM. */
  month: string;
  now: Date;
  onOpen: OpenVisit;
}

/** A month as a calendar, and its visits in words below it. */
export function MonthView({ month, now, onOpen }: MonthViewProps) {
  const weeks = weeksOf(month);
  const query = useVisitsBetween({
    from: weeks[0]?.[0],
    to: weeks.at(-1)?.at(-1),
  });
  const { data: visits, error } = query;
  const today = sydneyDateOf(now);
  const name = describeMonth(month);
  const ofMonth = (visits ?? []).filter(({ visit_date }) => monthOf(visit_date) === month);
  const isComing = visits === undefined;

  return (
    <>
      <Card flush>
        <div className={monthStyles['head']}>
          <h2 id="month" className={styles['heading']}>
            {name}
          </h2>
          <nav className={monthStyles['moves']} aria-label="Months">
            <ButtonLink size="sm" variant="outline" href={pathOf(monthOf(today))}>
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
              visits={visits ?? []}
              onOpen={onOpen}
            />
            <MonthLegend visits={visits ?? []} />
          </>
        )}
      </Card>
      <VisuallyHidden>
        <output>{isComing ? '' : `${name}: ${countAppointments(ofMonth.length)}`}</output>
      </VisuallyHidden>
      {isComing ? null : (
        <Card
          title={`Visits in ${name}`}
          action={<span className={styles['count']}>{countAppointments(ofMonth.length)}</span>}
        >
          {ofMonth.length === 0 ? (
            <p>Nothing is planned in this month.</p>
          ) : (
            <ol className={styles['visits']}>
              {ofMonth.map((visit) => (
                <VisitCard key={visit.id} visit={visit} now={now} onOpen={onOpen} />
              ))}
            </ol>
          )}
        </Card>
      )}
      {isComing && error === null ? <VisitsSkeleton label={`Loading ${name}`} /> : null}
    </>
  );
}

function MonthLink({ month, icon }: { month: string; icon: ReactNode }) {
  return (
    <ButtonLink
      size="sm"
      variant="outline"
      className={monthStyles['move']}
      href={pathOf(month)}
      icon={icon}
    >
      <VisuallyHidden>{describeMonth(month)}</VisuallyHidden>
    </ButtonLink>
  );
}

const pathOf = (month: string) => visitsViewPath({ kind: 'month', month });
