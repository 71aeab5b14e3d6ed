import type { OwnVisits } from '@cleaning/contract/appointments';
import { OWN_VISITS_DAYS } from '@cleaning/contract/appointments/rules';
import { Card } from '@cleaning/ui/card';
import { Text } from '@cleaning/ui/text';
import { describeDay } from '#domains/appointments/format-appointment.ts';
import { findVisitDate, visitsOn } from './own-day.ts';
import { OwnVisitList } from './own-visit-list.tsx';
import styles from './today.module.css';

/** A cleaner's visits by day: from today on, and those of the past week. */
export function OwnWeek({ day }: { readonly day: OwnVisits }) {
  const dates = [...new Set(day.visits.map(findVisitDate))];
  return (
    <div className={`${styles['columns']} ${styles['myDay']}`}>
      <Days
        title="From today on"
        none={`No visits in the coming ${OWN_VISITS_DAYS.ahead} days. The office tells you when one is planned.`}
        day={day}
        dates={dates.filter((date) => date >= day.date)}
      />
      <Days
        title="The past week"
        none={`No visits in the past ${OWN_VISITS_DAYS.back} days.`}
        day={day}
        dates={dates.filter((date) => date < day.date).toReversed()}
      />
    </div>
  );
}

interface DaysProps {
  readonly title: string;
  /** What to say without a visit. */
  readonly none: string;
  readonly day: OwnVisits;
  readonly dates: readonly string[];
}

function Days({ title, none, day, dates }: DaysProps) {
  return (
    <Card title={title}>
      {dates.length === 0 ? <Text tone="muted">{none}</Text> : null}
      {dates.map((date) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h3 id={`day-${date}`} className={styles['dayHead']}>
            {date === day.date ? 'Today' : describeDay(date)}
          </h3>
          <OwnVisitList visits={visitsOn(day, date)} />
        </section>
      ))}
    </Card>
  );
}
