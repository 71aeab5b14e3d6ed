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
import { toSummary } from '../appointments/appointment-mapper.ts';
import { listStaffMembers } from '../appointments/booking/staff-repository.ts';
import type { AppointmentContext } from '../appointments/load-appointment.ts';
import { listOfSameClient } from '../appointments/staff-calendar/clash-repository.ts';
import { findOpenings } from '../appointments/roster/find-openings.ts';
import { readAvailability } from '../appointments/roster/availability.ts';
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
    const recurrence = { ...rule, staffId: query.staff_id };
    const found = await checkDates(snapshot, recurrence, datesToBook(rule, window));
    const leftOut = seriesDates(rule, window).filter(
      (date) => seriesDateState(rule, date) !== 'due',
    );
    const client = { clientId: query.client_id, seriesId: null };
    const checked = await checkedDates(snapshot, rule, { dates: found, client, now });
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
    const window = { from: rule.firstDate, to: found.row.bookedUntil };
    const client = { clientId: found.row.clientId, seriesId: id };
    return inOrder([
      ...(await checkedDates(snapshot, rule, { dates: [...moved, ...booked], client, now })),
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
  clash: null,
  same_client: [],
  free_staff: [],
});

const holidayDate = (date: string): CheckedDate => plainDate(date, 'public_holiday');

/** Whether the cleaner of a date is not available. */
const isOpen = ({ clash, isOnLeave }: DateToBook): boolean => isOnLeave || clash !== null;

interface SeriesClient {
  readonly clientId: string;
  /** The series that changes, whose own visits give way; null for a new one. */
  readonly seriesId: string | null;
}

/** The visits of a client with others at the time of a date, apart from those of the series. */
async function ofSameClient(
  queryable: Queryable,
  rule: SeriesRule,
  { date, staffId, appointmentId }: DateToBook,
  { clientId, seriesId }: SeriesClient,
): Promise<CheckedDate['same_client']> {
  const plan = { ...visitTimeOn(rule, date), staffId };
  const found = await listOfSameClient(queryable, plan, { id: appointmentId, clientId });
  return found.filter(({ row }) => seriesId === null || row.seriesId !== seriesId).map(toSummary);
}

/** The conflicts of each date, and who could come instead of the cleaner. */
async function checkedDates(
  queryable: Queryable,
  rule: SeriesRule,
  {
    dates,
    client,
    now,
  }: {
    readonly dates: readonly DateToBook[];
    readonly client: SeriesClient;
    readonly now: Date;
  },
): Promise<CheckedDate[]> {
  const availability = await readAvailability(
    queryable,
    await listStaffMembers(queryable),
    dates.filter(isOpen).map(({ date }) => date),
  );
  const checked: CheckedDate[] = [];
  for (const each of dates) {
    const { date, clash, isOnLeave, appointmentId } = each;
    const wanted = { ...visitTimeOn(rule, date), appointmentId: appointmentId ?? '' };
    const free = isOpen(each)
      ? findOpenings(wanted, availability, now).filter(
          ({ startsAt }) => startsAt.getTime() === wanted.startsAt.getTime(),
        )
      : [];
    checked.push({
      ...plainDate(date, isOnLeave ? 'leave' : clash === null ? 'free' : 'clash'),
      clash: clash === null ? null : toSummary(clash),
      same_client: await ofSameClient(queryable, rule, each, client),
      free_staff: free.map(({ person }) => ({ id: person.id, first_name: person.firstName })),
    });
  }
  return checked;
}

const inOrder = (dates: readonly CheckedDate[]): SeriesCheck => ({
  dates: dates.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
});

async function assertStaff(queryable: Queryable, id: string): Promise<void> {
  const staff = await listStaffMembers(queryable);
  if (staff.some((person) => person.id === id)) return;
  throw refuseField('staff_id', 'Choose a person from the staff list.');
}
