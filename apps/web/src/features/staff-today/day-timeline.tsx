import type { Cleaner, StaffToday, TodaysVisit } from '@cleaning/contract';
import { Avatar } from '@cleaning/ui/avatar';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import type { CSSProperties } from 'react';
import { countAppointments } from '../../shared/appointments/format-appointment.ts';
import { VisitBlock } from '../../shared/appointments/visit-block.tsx';
import { VISIT_LOOKS } from '../../shared/appointments/visit-look.ts';
import { initialsOf } from '../../shared/lib/initials.ts';
import { clockOf, type DayClock, hoursOf, placeOn } from './day-clock.ts';
import styles from './day-timeline.module.css';
import { describeProgress, hoursOfVisits } from './describe-day.ts';
import type { TodayLinks } from './today-links.ts';

export interface DayTimelineProps {
  readonly today: Pick<StaffToday, 'cleaners' | 'visits'>;
  readonly links: TodayLinks;
  readonly now: Date;
}

/** Who is where today: a row for each cleaner on a clock, with a line for now. */
export function DayTimeline({ today: { cleaners, visits }, links, now }: DayTimelineProps) {
  if (visits.length === 0) {
    return (
      <Card title="Visits">
        <EmptyState level={3} title="No visits today" text="Visits with a time show here." />
      </Card>
    );
  }
  const clock = clockOf(visits);
  return (
    <Card flush title="Visits" action={<p className={styles['sum']}>{describeProgress(visits)}</p>}>
      <Hours clock={clock} now={now} />
      {cleaners.map((cleaner) => (
        <CleanerRow
          key={cleaner.id}
          cleaner={cleaner}
          visits={visits.filter(({ staff_member: staff }) => staff?.id === cleaner.id)}
          {...{ clock, links, now }}
        />
      ))}
      <p className={styles['key']}>
        {Object.values(VISIT_LOOKS)
          .filter(({ kind }) => kind !== 'off' && kind !== 'requested')
          .map(({ kind, label, Icon }) => (
            <span key={kind}>
              <Icon />
              {label}
            </span>
          ))}
      </p>
    </Card>
  );
}

/** The numbers over the clock. The times are in the words of each visit. */
function Hours({ clock, now }: { clock: DayClock; now: Date }) {
  return (
    <div className={styles['hours']} aria-hidden="true">
      <div className={styles['track']}>
        {hoursOf(clock).map(({ hour, label }) => (
          <span key={hour} style={at(((hour - clock.fromHour) / lengthOf(clock)) * 100)}>
            {label}
          </span>
        ))}
        <NowLine clock={clock} now={now} />
      </div>
    </div>
  );
}

interface CleanerRowProps {
  readonly cleaner: Cleaner;
  readonly visits: readonly TodaysVisit[];
  readonly clock: DayClock;
  readonly links: TodayLinks;
  readonly now: Date;
}

function CleanerRow({ cleaner, visits, clock, links, now }: CleanerRowProps) {
  const name = `${cleaner.first_name} ${cleaner.last_name}`;
  return (
    <section className={styles['row']} aria-label={`${name}, ${countAppointments(visits.length)}`}>
      <div className={styles['who']}>
        <Avatar initials={initialsOf(name)} tone="neutral" size="sm" />
        <span>
          <b>{cleaner.first_name}</b>
          <small>{`${countAppointments(visits.length)}, ${hoursOfVisits(visits)}`}</small>
        </span>
      </div>
      <div className={styles['track']} style={{ '--hours': lengthOf(clock) } as CSSProperties}>
        <ul className={styles['visits']}>
          {visits.map((visit) => (
            <li key={visit.id} data-row="" className={styles['visit']} style={spanOf(visit, clock)}>
              <VisitBlock visit={visit} href={links.visit?.(visit.id)} />
            </li>
          ))}
        </ul>
        <NowLine clock={clock} now={now} />
      </div>
    </section>
  );
}

function NowLine({ clock, now }: { clock: DayClock; now: Date }) {
  const place = placeOn(clock, now);
  if (place < 0 || place > 100) return null;
  return <i className={styles['now']} style={at(place)} aria-hidden="true" />;
}

const lengthOf = ({ fromHour, toHour }: DayClock): number => toHour - fromHour;

const at = (percent: number) => ({ '--from': `${percent}%` }) as CSSProperties;

function spanOf({ starts_at: start, ends_at: end }: TodaysVisit, clock: DayClock): CSSProperties {
  const from = start === null ? 0 : placeOn(clock, start);
  const to = end === null ? 100 : placeOn(clock, end);
  return { '--from': `${from}%`, '--span': `${to - from}%` } as CSSProperties;
}
