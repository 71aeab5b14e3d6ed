import type { AppointmentSeries, Occurrence } from '@cleaning/contract/series';
import { dayOfOccurrence } from '@cleaning/contract/series/rules';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Hourglass from 'lucide-react/icons/hourglass';
import Repeat from 'lucide-react/icons/repeat';
import SkipForward from 'lucide-react/icons/skip-forward';
import type { ComponentType } from 'react';
import { describeShortDate } from '../format-appointment.ts';
import { describeOccurrence } from './describe-series.ts';
import styles from './occurrence-list.module.css';

export interface OccurrenceListProps {
  readonly series: Pick<AppointmentSeries, 'occurrences'>;
  readonly reader: 'client' | 'staff';
}

const ICONS: Readonly<Record<Occurrence['state'], ComponentType<{ 'aria-hidden': 'true' }>>> = {
  booked: CalendarCheck,
  to_plan: Hourglass,
  skipped: SkipForward,
  paused: SkipForward,
  public_holiday: SkipForward,
  due: CircleDashed,
};

/** The next dates of a series with their status. */
export function OccurrenceList({ series, reader }: OccurrenceListProps) {
  return (
    <ul className={styles['list']} data-reader={reader} aria-label="Next dates">
      {series.occurrences.map((occurrence) => {
        const isAsked = reader === 'client' && occurrence.appointment?.has_open_reschedule_request;
        const Icon = isAsked === true ? Repeat : ICONS[occurrence.state];
        const text = describeOccurrence(occurrence, reader);
        return (
          <li key={occurrence.date} className={styles['date']} data-state={occurrence.state}>
            <Icon aria-hidden="true" />
            <b>{describeShortDate(dayOfOccurrence(occurrence))}</b>
            {text === null ? null : <span>{text}</span>}
          </li>
        );
      })}
    </ul>
  );
}
