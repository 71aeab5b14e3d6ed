import type {
  checkSeriesChangeQuery,
  checkSeriesQuery,
  SeriesCheck,
} from '@cleaning/contract/series';
import {
  seriesDates,
  seriesDateState,
  visitTimeOn,
  type SeriesRule,
} from '@cleaning/contract/series/rules';
import { publicHolidayOn } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { readSnapshot, type Database, type Queryable } from '../core/db/client.ts';
import { notFound, refuseField } from '../core/http/api-error.ts';
import type { OfficeViewer } from '../core/http/viewer.ts';
import { listStaffMembers } from '../appointments/booking/staff-repository.ts';
import { readCleanerTimes } from '../appointments/availability/availability-repository.ts';
import { checkCleaners } from '../appointments/availability/openings.ts';
import { listSuggested } from '../appointments/roster/team-repository.ts';
import type { AppointmentContext } from '../appointments/load-appointment.ts';
import { checkDates, type DateToBook } from './book-visits.ts';
import { planChange } from './change-series.ts';
import { listVisits, windowFrom } from './load-series.ts';
import { findSeries } from './series-repository.ts';
import { assertStart, datesToBook, ruleOf } from './start-series.ts';

type CheckedDate = SeriesCheck['dates'][number];

/** Previews the start of a series, worked out by the functions that start it. Nothing is saved. */
export const checkStart = (
  database: Database,
  query: z.output<typeof checkSeriesQuery>,
  { now }: AppointmentContext<OfficeViewer>,
): Promise<SeriesCheck> =>
  readSnapshot(database, async (snapshot) => {
    const rule = ruleOf(query);
    assertStart(rule, now);
    await assertStaff(snapshot, query.staff_id);
    const window = windowFrom(now);
    const dates = datesToBook(rule, window).map((date) => ({ date }));
    const place = { clientId: query.client_id, suburb: query.suburb ?? '' };
    const recurrence = { ...rule, ...place, staffId: query.staff_id };
    const found = await checkDates(snapshot, recurrence, dates);
    const leftOut = seriesDates(rule, window).filter(
      (date) => seriesDateState(rule, date) !== 'due',
    );
    const checked = await checkedDates(snapshot, rule, { dates: found, suburb: place.suburb, now });
    return inOrder([...checked, ...leftOut.map(holidayDate)]);
  });

/** Previews a change of a series, worked out by {@link planChange}. Nothing is saved. */
export const checkChange = (
  database: Database,
  id: string,
  query: z.output<typeof checkSeriesChangeQuery>,
  { viewer, now }: AppointmentContext<OfficeViewer>,
): Promise<SeriesCheck> =>
  readSnapshot(database, async (snapshot) => {
    const found = await findSeries(snapshot, id, viewer);
    if (found === undefined) throw notFound();
    await assertStaff(snapshot, query.staff_id);
    const visits = await listVisits(snapshot, id, sydneyDateOf(now));
    const plan = await planChange(snapshot, { row: found.row, visits }, query, now);
    const { rule, moved, booked, kept, cancelled } = plan;
    const window = { from: query.first_date, to: found.row.bookedUntil };
    const { suburb } = found.row;
    return inOrder([
      ...(await checkedDates(snapshot, rule, { dates: [...moved, ...booked], suburb, now })),
      ...kept
        .filter(({ visit }) => visit.status === 'confirmed')
        .map(({ visit }) => plainDate(visit.named.row.appointmentDate, 'kept')),
      ...cancelled.map(({ occurrenceDate }) => plainDate(occurrenceDate, 'cancelled')),
      ...seriesDates(rule, window)
        .filter((date) => seriesDateState(rule, date) === 'public_holiday')
        .map(holidayDate),
    ]);
  });

const plainDate = (date: string, state: CheckedDate['state']): CheckedDate => ({
  date,
  state,
  holiday: publicHolidayOn(date),
  answers: null,
  free_staff: [],
});

const holidayDate = (date: string): CheckedDate => plainDate(date, 'public_holiday');

/** Each date with the answers for its cleaner, and who could come instead. */
async function checkedDates(
  queryable: Queryable,
  rule: SeriesRule,
  {
    dates,
    suburb,
    now,
  }: { readonly dates: readonly DateToBook[]; readonly suburb: string; readonly now: Date },
): Promise<CheckedDate[]> {
  const open = dates.filter(({ isBusy, isOnLeave }) => isBusy || isOnLeave);
  const openDates = open.map(({ date }) => date);
  const team = await listSuggested(queryable, { area: null, date: openDates[0] ?? '' });
  const cleaners = await readCleanerTimes(queryable, team, openDates);
  return dates.map((each) => {
    const { date, answers, isBusy, isOnLeave, appointmentId } = each;
    const wanted = { ...visitTimeOn(rule, date), suburb, appointmentId };
    const others = open.includes(each)
      ? checkCleaners(cleaners, wanted, { ofClient: [], usualId: null, now })
      : [];
    return {
      ...plainDate(date, isOnLeave ? 'leave' : isBusy ? 'clash' : 'free'),
      answers,
      free_staff: others
        .filter(({ state }) => state === 'free' || state === 'tight')
        .map(({ staff_member: person }) => person),
    };
  });
}

const inOrder = (dates: readonly CheckedDate[]): SeriesCheck => ({
  dates: dates.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
});

async function assertStaff(queryable: Queryable, id: string): Promise<void> {
  const staff = await listStaffMembers(queryable);
  if (staff.some((person) => person.id === id)) return;
  throw refuseField('staff_id', 'Choose a person from the staff list.');
}
