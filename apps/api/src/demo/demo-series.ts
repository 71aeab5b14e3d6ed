import { SERIES_DAYS_AHEAD, weekdayInWeekOf, type Weekday } from '@cleaning/contract/series/rules';
import { addDays, instantOfSydneyTime, publicHolidayOn } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { Transaction } from '../core/db/client.ts';
import {
  appointmentEvents,
  appointments,
  appointmentSeries,
  mails,
} from '../core/db/schema/index.ts';
import { bookUntil } from '../series/book-visits.ts';
import { startSeries } from '../series/start-series.ts';
import { homeOf, idOf } from './demo-day.ts';
import type { DemoUser } from './demo-users.ts';

const CLIENT = 'general@example.com';
const CLEANER = 'mia@example.com';

/** A day on which the cleaner has no other visit in the week before the demo starts. */
const WEEKDAY: Weekday = 2;
/** The clock times in Sydney. */
export const REGULAR_TIMES = { startTime: '08:00', endTime: '10:30' };

const DAYS_BETWEEN = 14;
const DAY_MS = 24 * 60 * 60 * 1000;
const VISITS_BEFORE = 3;
/** How long before the first visit the office agreed on them. */
const AGREED_DAYS_BEFORE = 4;

/**
 * Adds the regular visits of a demo client: the office started them some weeks ago, those before
 * today took place, and those of the next weeks are booked. None is on the day on which the demo
 * starts, which its cleaner has other visits on.
 */
export async function addSeriesOf(
  transaction: Transaction,
  { id: clientId, email }: DemoUser,
  now: Date,
): Promise<void> {
  if (email !== CLIENT) return;
  const today = sydneyDateOf(now);
  const firstDate = firstDateBefore(today);
  const agreedAt = instantOfSydneyTime({
    date: addDays(firstDate, -AGREED_DAYS_BEFORE),
    time: '10:00:00',
  });
  const series = await startSeries(
    transaction,
    {
      place: { clientId, quoteId: null, serviceId: 'general', ...homeOf(CLIENT), notes: '' },
      recurrence: {
        recurrence: 'every_2_weeks',
        first_date: firstDate,
        start_time: REGULAR_TIMES.startTime,
        end_time: REGULAR_TIMES.endTime,
        staff_id: idOf(CLEANER),
        plan_clashes_later: false,
      },
    },
    {
      viewer: { kind: 'office', staffId: idOf('staff@example.com'), isAdmin: false },
      now: agreedAt,
    },
  );
  // Its email arrived then, not on the day on which the demo starts.
  await transaction
    .update(mails)
    .set({ attempts: 1, deliveredAt: agreedAt })
    .where(and(eq(mails.recipient, email), eq(mails.createdAt, agreedAt)));
  const [row] = await transaction
    .select()
    .from(appointmentSeries)
    .where(eq(appointmentSeries.id, series.id));
  if (row === undefined) throw new Error('A series that was started is gone.');
  await bookUntil(transaction, row, { until: addDays(today, SERIES_DAYS_AHEAD), now });
  await completeVisitsBefore(transaction, { seriesId: series.id, today });
}

/** The date of the first visit, which is no public holiday. */
function firstDateBefore(today: string): string {
  const thisWeek = weekdayInWeekOf(today, WEEKDAY);
  const notToday = thisWeek === today ? addDays(today, DAYS_BETWEEN / 2) : thisWeek;
  const first = addDays(notToday, -VISITS_BEFORE * DAYS_BETWEEN);
  return publicHolidayOn(first) === null ? first : addDays(first, -DAYS_BETWEEN);
}

/** Has the cleaner start and complete each visit before today at its planned time. */
async function completeVisitsBefore(
  transaction: Transaction,
  { seriesId, today }: { readonly seriesId: string; readonly today: string },
): Promise<void> {
  const over = await transaction
    .select()
    .from(appointments)
    .where(and(eq(appointments.seriesId, seriesId), lt(appointments.appointmentDate, today)))
    .orderBy(asc(appointments.appointmentDate));
  for (const { id, version, startsAt, endsAt } of over) {
    if (startsAt === null || endsAt === null) throw new Error('A regular visit has no time.');
    await transaction
      .update(appointments)
      .set({
        status: 'completed',
        version: version + 2,
        actualStartedAt: startsAt,
        actualEndedAt: endsAt,
        remindedAt: new Date(startsAt.getTime() - DAY_MS),
        updatedAt: endsAt,
        updatedBy: idOf(CLEANER),
      })
      .where(eq(appointments.id, id));
    const event = { appointmentId: id, actor: 'staff', actorId: idOf(CLEANER), startsAt } as const;
    await transaction.insert(appointmentEvents).values([
      {
        ...event,
        command: 'start',
        fromStatus: 'confirmed',
        toStatus: 'in_progress',
        occurredAt: startsAt,
      },
      {
        ...event,
        command: 'complete',
        fromStatus: 'in_progress',
        toStatus: 'completed',
        occurredAt: endsAt,
      },
    ]);
  }
}
