import { fullName, plural } from '@cleaning/contract/rules';
import type { Cleaner, StaffToday, TodaysVisit } from '@cleaning/contract/staff';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import { useRow } from '@cleaning/ui/rows';
import { Text } from '@cleaning/ui/text';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { calendarWeekPath, staffVisitPath } from '#domains/appointments/visit-paths.ts';
import { ClockHours, ClockItem, ClockRow } from '#domains/appointments/clock-rows.tsx';
import { fitDayClock, type DayClock, assignLanes } from '#domains/appointments/day-clock.ts';

import { VisitBlock } from '#domains/appointments/visit-block.tsx';
import { VisitLegend } from '#domains/appointments/visit-legend.tsx';
import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import { type RowKey, useRowKeys } from '#kit/shortcuts/use-rows.ts';
import styles from './day-timeline.module.css';
import { describeProgress, hoursOfVisits } from './describe-day.ts';

export interface DayTimelineProps {
  readonly today: Pick<StaffToday, 'cleaners' | 'visits' | 'visit_counts'>;
  readonly now: Date;
}

/** Today's visits on a clock, with a row for each cleaner and a line at the current time. */
export function DayTimeline({ today, now }: DayTimelineProps) {
  const { cleaners, visits } = today;
  if (visits.length === 0) {
    return (
      <Card title="Visits">
        <EmptyState level={3} title="No visits today" text="Visits with a time show here." />
      </Card>
    );
  }
  const clock = fitDayClock(visits);
  const unassigned = visits.filter(({ staff_member: staff }) => staff === null);
  return (
    <Card flush title="Visits" action={<Text tone="muted">{describeProgress(today)}</Text>}>
      <ClockHours clock={clock} now={now} />
      {unassigned.length === 0 ? null : (
        <CleanerRow cleaner={null} visits={unassigned} {...{ clock, now }} />
      )}
      {cleaners.map((cleaner) => (
        <CleanerRow
          key={cleaner.id}
          cleaner={cleaner}
          visits={visits.filter(({ staff_member: staff }) => staff?.id === cleaner.id)}
          {...{ clock, now }}
        />
      ))}
      <div className={styles['foot']}>
        <VisitLegend />
        <TodayHints visits={visits} />
      </div>
    </Card>
  );
}

interface CleanerRowProps {
  /** Null for the row of unassigned visits. */
  readonly cleaner: Cleaner | null;
  readonly visits: readonly TodaysVisit[];
  readonly clock: DayClock;
  readonly now: Date;
}

function CleanerRow({ cleaner, visits, clock, now }: CleanerRowProps) {
  const name = cleaner === null ? '' : fullName(cleaner.first_name, cleaner.last_name);
  const shortName = cleaner?.first_name ?? 'No cleaner';
  const count = plural(visits.length, 'visit');
  const lanes = assignLanes(clock, visits);
  return (
    <ClockRow
      label={`${name === '' ? shortName : name}, ${count}`}
      name={name}
      shortName={shortName}
      detail={`${count}, ${hoursOfVisits(visits)}`}
      lanes={lanes}
      clock={clock}
      now={now}
    >
      {visits.map((visit, index) => (
        <VisitOnClock key={visit.id} visit={visit} clock={clock} lane={lanes[index]} />
      ))}
    </ClockRow>
  );
}

interface VisitOnClockProps {
  readonly visit: TodaysVisit;
  readonly clock: DayClock;
  readonly lane: number | undefined;
}

function VisitOnClock({ visit, clock, lane }: VisitOnClockProps) {
  const [ref] = useRow(visit.id);
  return (
    <ClockItem ref={ref} clock={clock} span={visit} lane={lane}>
      <VisitBlock visit={visit} href={staffVisitPath(visit.id)} />
    </ClockItem>
  );
}

/**
 * The keyboard shortcuts for today's visits, and the hints below them. M opens the focused visit in
 * the calendar to move it.
 */
function TodayHints({ visits }: { visits: readonly TodaysVisit[] }) {
  const navigate = useNavigate();
  const keys = useMemo<readonly RowKey[]>(() => {
    const move: RowKey['run'] = (row) => {
      const visit = visits.find(({ id }) => id === row.id);
      if (visit?.status !== 'confirmed') return;
      void navigate(calendarWeekPath(visit.appointment_date, visit.id));
    };
    return [{ keys: ['M'], group: 'Calendar', label: 'Move this visit', run: move }];
  }, [visits, navigate]);
  useRowKeys(keys);
  return <KeyHints hints={HINTS} />;
}

const HINTS = [
  { keys: ['J', 'K'], label: 'row' },
  { keys: ['Enter'], label: 'open' },
  { keys: ['M'], label: 'move' },
  { keys: ['G', 'C'], joinedBy: 'then', label: 'calendar' },
] as const;
