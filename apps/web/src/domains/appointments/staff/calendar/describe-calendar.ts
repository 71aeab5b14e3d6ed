import { plural } from '@cleaning/contract/rules';
import type { StaffCalendar, StaffMonth, Trip } from '@cleaning/contract/appointments';
import { formatInstant } from '@cleaning/pricing';
import { dayParts, describeDay, describeMinutes } from '../../format-appointment.ts';
import { toMonth } from '../../month.ts';
import { lengthOfVisits } from './calendar-days.ts';
import { timeOffOn } from './time-off.ts';
import { unbroken } from '#kit/lib/unbroken.ts';

export interface ShownDays {
  readonly days: readonly string[];
  /** The current time if only today is shown; null otherwise. */
  readonly now: Date | null;
}

/** Summarises the shown days: the visits, and problems such as missing cleaners or leave. */
export function describeCalendar(calendar: StaffCalendar, { days, now }: ShownDays): string {
  const { skipped, without_cleaner_count: open } = calendar;
  return [
    now === null ? '' : `Today, ${formatInstant(now.toISOString(), 'time')}.`,
    describeTeam(calendar),
    describeVisits(calendar),
    skipped.length === 0 ? '' : `${skipped.length} ${isOrAre(skipped.length)} skipped.`,
    describeTight(calendar, days.length > 1),
    describeLeave(calendar, days),
    open === 0 ? '' : `${plural(open, 'visit')} ${open === 1 ? 'has' : 'have'} no cleaner.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Which cleaners of a large team the summary is about. */
function describeTeam({ team, cleaners }: StaffCalendar): string {
  const where = team.area === null ? '' : ` in ${team.area}`;
  if (team.page_count === 1) return where === '' ? '' : `The cleaners${where}.`;
  const isLast = team.page === team.page_count;
  const last = isLast ? team.cleaner_count : team.page * cleaners.length;
  return `Cleaners ${last - cleaners.length + 1} to ${last} of ${team.cleaner_count}${where}.`;
}

function describeVisits({ appointments }: StaffCalendar): string {
  if (appointments.length === 0) return 'No visits.';
  const ofSeries = appointments.filter(({ series }) => series !== null).length;
  const length = describeMinutes(lengthOfVisits(appointments));
  const series = ofSeries === 0 ? '' : `, ${ofSeries} from series`;
  return `${unbroken(plural(appointments.length, 'visit'))}, ${length}${series}.`;
}

function describeTight({ appointments, trips }: StaffCalendar, isWeek: boolean): string {
  const tight = trips.filter(({ is_tight: isTight }) => isTight);
  const [only] = tight;
  if (only === undefined) return '';
  if (tight.length > 1) return `${tight.length} trips are too tight.`;
  const visit = appointments.find(({ id }) => id === only.to_appointment_id);
  return visit === undefined || !isWeek
    ? 'One trip is too tight.'
    : `One trip is too tight, on ${dayParts(visit.appointment_date).weekday}.`;
}

const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are');

/** With more people on leave than this, only their names are listed. */
const DESCRIBED_MAX = 2;

function describeLeave(calendar: StaffCalendar, days: readonly string[]): string {
  const away = calendar.cleaners
    .map(({ id, first_name: name }) => ({
      name,
      on: days.filter((day) => timeOffOn(calendar, id, day).some(({ kind }) => kind === 'leave')),
    }))
    .filter(({ on }) => on.length > 0);
  if (away.length > DESCRIBED_MAX) return `On leave: ${away.map(({ name }) => name).join(', ')}.`;
  return away
    .map(({ name, on }) => `${name} is on leave${days.length === 1 ? '' : joinWeekdays(on, days)}.`)
    .join(' ');
}

/**
 * The weekdays of leave: " on Monday", " Monday to Friday", or " on Monday, Thursday" if the days
 * are not consecutive.
 */
function joinWeekdays(on: readonly string[], days: readonly string[]): string {
  const names = on.map((day) => dayParts(day).weekday);
  const span = days.indexOf(on.at(-1) ?? '') - days.indexOf(on[0] ?? '') + 1;
  return on.length > 2 && span === on.length
    ? ` ${names[0]} to ${names.at(-1)}`
    : ` on ${names.join(', ')}`;
}

/** The drive to a visit: "25 min drive", or "10 min gap, 25 min drive" where the gap is too short. */
export const describeTrip = ({
  gap_minutes: gap,
  drive_minutes: drive,
  is_tight: isTight,
}: Pick<Trip, 'gap_minutes' | 'drive_minutes' | 'is_tight'>): string =>
  isTight
    ? `${unbroken(`${gap} min`)} gap, ${unbroken(`${drive} min`)} drive`
    : `${unbroken(`${drive} min`)} drive`;

/** Summarises a month: its visits, and on which days it has some without a cleaner. */
export function describeVisitsOfMonth({ area, days }: StaffMonth, month: string): string {
  const own = days.filter(({ date }) => toMonth(date) === month);
  const count = own.reduce((sum, day) => sum + day.visit_count, 0);
  const open = own.filter((day) => day.without_cleaner_count > 0);
  const without = open.reduce((sum, day) => sum + day.without_cleaner_count, 0);
  const [only] = open;
  const when = open.length > 1 || only === undefined ? '' : `, on ${describeDay(only.date)}`;
  return [
    area === null ? '' : `The cleaners in ${area}.`,
    count === 0 ? 'No visits.' : `${plural(count, 'visit')}.`,
    without === 0
      ? ''
      : `${plural(without, 'visit')} ${without === 1 ? 'has' : 'have'} no cleaner${when}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
