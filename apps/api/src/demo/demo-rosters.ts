import type { WorkingDay } from '@cleaning/contract/roster/rules';
import { weekdayInWeekOf, weekdayOf } from '@cleaning/contract/series/rules';
import { addDays, instantOfSydneyTime } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../core/db/client.ts';
import { staffLeave, workingHours } from '../core/db/schema/index.ts';
import type { DemoUser } from './demo-users.ts';

type Hours = Pick<WorkingDay, 'start_time' | 'end_time'>;

const HOURS: Readonly<Partial<Record<DemoUser['email'], Hours>>> = {
  'mia@example.com': { start_time: '07:30', end_time: '15:30' },
  'luca@example.com': { start_time: '07:00', end_time: '17:00' },
  'hana@example.com': { start_time: '08:00', end_time: '18:00' },
};

const WEEKDAYS = [1, 2, 3, 4, 5] as const;

const AREAS: Readonly<Partial<Record<DemoUser['email'], string>>> = {
  'mia@example.com': 'Western Sydney',
  'hana@example.com': 'Inner West',
};

const ON_LEAVE = 'hana@example.com';

const midnight = (date: string) => instantOfSydneyTime({ date, time: '00:00:00' });

/**
 * Adds the working hours of a cleaner, and a request for a week of leave for one of them. They work
 * from Monday to Friday, and on the weekday of the first start, on which each of them has visits.
 */
export async function addRosterOf(
  transaction: Transaction,
  { id, email }: DemoUser,
  now: Date,
): Promise<void> {
  const hours = HOURS[email];
  if (hours === undefined) return;
  const today = sydneyDateOf(now);
  const days = [...new Set([...WEEKDAYS, weekdayOf(today)])].map((weekday) => ({
    weekday,
    ...hours,
  }));
  await transaction.insert(workingHours).values({
    staffId: id,
    countsFrom: addDays(today, -60),
    days,
    area: AREAS[email] ?? null,
    addedById: id,
    createdAt: now,
  });
  if (email !== ON_LEAVE) return;
  const firstDate = addDays(weekdayInWeekOf(today, 1), 14);
  await transaction.insert(staffLeave).values({
    staffId: id,
    status: 'requested',
    kind: 'annual',
    firstDate,
    lastDate: addDays(firstDate, 4),
    startsAt: midnight(firstDate),
    endsAt: midnight(addDays(firstDate, 5)),
    askedById: id,
    createdAt: now,
    updatedAt: now,
  });
}
