import {
  seriesDates,
  seriesDateState,
  type checkSeriesChangeQuery,
  type checkSeriesQuery,
  type SeriesCheck,
} from '@cleaning/contract';
import { publicHolidayOn } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { readSnapshot, type Database, type Queryable } from '../../../platform/db/client.ts';
import { notFound, refuseField } from '../../../platform/http/api-error.ts';
import type { StaffViewer } from '../../../platform/http/viewer.ts';
import { toSummary } from '../appointment-mapper.ts';
import { listStaffMembers } from '../booking/staff-repository.ts';
import type { AppointmentContext } from '../load-appointment.ts';
import { checkDates, type DateToBook } from './book-visits.ts';
import { planChange } from './change-series.ts';
import { listVisits, windowFrom } from './load-series.ts';
import { findSeries } from './series-repository.ts';
import { assertStart, datesToBook, ruleOf } from './start-series.ts';

type CheckedDate = SeriesCheck['dates'][number];

/** What saving a series would do, by the functions that save it. Nothing is saved. */
export interface SeriesChecks {
  start(
    query: z.output<typeof checkSeriesQuery>,
    context: AppointmentContext<StaffViewer>,
  ): Promise<SeriesCheck>;
  change(
    id: string,
    query: z.output<typeof checkSeriesChangeQuery>,
    context: AppointmentContext<StaffViewer>,
  ): Promise<SeriesCheck>;
}

export function createSeriesChecks({ database }: { readonly database: Database }): SeriesChecks {
  return {
    start: (query, { now }) =>
      readSnapshot(database, async (snapshot) => {
        const rule = ruleOf(query);
        assertStart(rule, now);
        await assertStaff(snapshot, query.staff_id);
        const window = windowFrom(now);
        const rhythm = { ...rule, staffId: query.staff_id };
        const found = await checkDates(snapshot, rhythm, datesToBook(rule, window));
        const leftOut = seriesDates(rule, window).filter(
          (date) => seriesDateState(rule, date) !== 'due',
        );
        return inOrder([...found.map(checkedDate), ...leftOut.map(holidayDate)]);
      }),

    change: (id, query, { viewer, now }) =>
      readSnapshot(database, async (snapshot) => {
        const found = await findSeries(snapshot, id, viewer);
        if (found === undefined) throw notFound();
        await assertStaff(snapshot, query.staff_id);
        const visits = await listVisits(snapshot, id, sydneyDateOf(now));
        const plan = await planChange(snapshot, { row: found.row, visits }, query, now);
        const { rule, moved, booked, kept, cancelled } = plan;
        const window = { from: rule.firstDate, to: found.row.bookedUntil };
        return inOrder([
          ...[...moved, ...booked].map(checkedDate),
          ...kept
            .filter(({ visit }) => visit.status === 'confirmed')
            .map(({ visit }) => plainDate(visit.named.row.appointmentDate, 'kept')),
          ...cancelled.map(({ occurrenceDate }) => plainDate(occurrenceDate, 'cancelled')),
          ...seriesDates(rule, window)
            .filter((date) => seriesDateState(rule, date) === 'public_holiday')
            .map(holidayDate),
        ]);
      }),
  };
}

const plainDate = (date: string, state: CheckedDate['state']): CheckedDate => ({
  date,
  state,
  holiday: publicHolidayOn(date),
  clash: null,
});

const holidayDate = (date: string): CheckedDate => plainDate(date, 'public_holiday');

const checkedDate = ({ date, clash, isOnLeave }: DateToBook): CheckedDate => ({
  ...plainDate(date, isOnLeave ? 'leave' : clash === null ? 'free' : 'clash'),
  clash: clash === null ? null : toSummary(clash),
});

const inOrder = (dates: readonly CheckedDate[]): SeriesCheck => ({
  dates: dates.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
});

async function assertStaff(queryable: Queryable, id: string): Promise<void> {
  const staff = await listStaffMembers(queryable);
  if (staff.some((person) => person.id === id)) return;
  throw refuseField('staff_id', 'Choose a person from the staff list.');
}
