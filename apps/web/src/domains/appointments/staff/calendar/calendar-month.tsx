import type { StaffMonth } from '@cleaning/contract/appointments';
import { plural } from '@cleaning/contract/rules';
import { publicHolidayOn } from '@cleaning/ndis';
import { Link } from '@cleaning/ui/link';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import Flag from 'lucide-react/icons/flag';
import TreePalm from 'lucide-react/icons/tree-palm';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ComponentType } from 'react';
import { describeDay, describeMinutes } from '../../format-appointment.ts';
import { toMonth } from '../../month.ts';
import { WeekdayHead } from '../../weekday-head.tsx';
import styles from './calendar-month.module.css';

type Day = StaffMonth['days'][number];

export interface CalendarMonthProps {
  /** The days of whole weeks, Monday to Sunday. */
  readonly days: readonly Day[];
  /** YYYY-MM. */
  readonly month: string;
  readonly today: string;
  readonly dayHref: (date: string) => string;
}

/** How full each day of a month is, and what is to be mended on it. A day leads to its visits. */
export function CalendarMonth({ days, month, today, dayHref }: CalendarMonthProps) {
  const weeks = Array.from({ length: days.length / 7 }, (_, index) =>
    days.slice(index * 7, index * 7 + 7),
  );
  return (
    <div className={styles['root']}>
      <table className={styles['table']}>
        <caption>
          <VisuallyHidden>Visits by day</VisuallyHidden>
        </caption>
        <WeekdayHead />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <td
                  key={day.date}
                  data-outside={toMonth(day.date) !== month || undefined}
                  data-today={day.date === today || undefined}
                >
                  <DayLink day={day} href={dayHref(day.date)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['legend']}>
        {Object.values(NOTES).map(({ kind, label, Icon }) => (
          <span key={kind} data-kind={kind}>
            <Icon />
            {label}
          </span>
        ))}
      </p>
    </div>
  );
}

interface NoteKind {
  readonly kind: string;
  readonly label: string;
  readonly Icon: ComponentType;
}

const NOTES = {
  mend: { kind: 'mend', label: 'To mend', Icon: TriangleAlert },
  leave: { kind: 'leave', label: 'Leave', Icon: TreePalm },
  holiday: { kind: 'holiday', label: 'Public holiday', Icon: Flag },
} as const satisfies Readonly<Record<string, NoteKind>>;

function DayLink({ day, href }: { day: Day; href: string }) {
  return (
    <Link href={href} className={styles['day']}>
      <strong>
        <span aria-hidden="true">{Number(day.date.slice(8))}</span>
        <VisuallyHidden>{describeDay(day.date)}</VisuallyHidden>
      </strong>
      <Text as="span" tone="muted">
        {day.visit_count === 0 ? (
          <VisuallyHidden>No visits</VisuallyHidden>
        ) : (
          <>
            {day.visit_count}
            <span className={styles['words']}>
              {` ${day.visit_count === 1 ? 'visit' : 'visits'}, ${describeMinutes(day.minutes)}`}
            </span>
          </>
        )}
      </Text>
      {notesOn(day).map(({ kind, Icon, words }) => (
        <span key={words} className={styles['note']} data-kind={kind}>
          <Icon />
          <span className={styles['words']}>{words}</span>
        </span>
      ))}
    </Link>
  );
}

function notesOn(day: Day): (NoteKind & { readonly words: string })[] {
  const { without_cleaner_count: open, tight_trip_count: tight, away } = day;
  const holiday = publicHolidayOn(day.date);
  return [
    ...(open === 0 ? [] : [{ ...NOTES.mend, words: `${open} without a cleaner` }]),
    ...(tight === 0 ? [] : [{ ...NOTES.mend, words: plural(tight, 'tight trip') }]),
    ...(away.length === 0 ? [] : [{ ...NOTES.leave, words: `On leave: ${away.join(', ')}` }]),
    ...(holiday === null ? [] : [{ ...NOTES.holiday, words: 'Public holiday' }]),
  ];
}
