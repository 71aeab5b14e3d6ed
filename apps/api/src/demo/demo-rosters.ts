import type { WorkingDay } from '@cleaning/contract/roster/rules';
import { weekdayInWeekOf } from '@cleaning/contract/series/rules';
import { addDays, instantOfSydneyTime } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../core/db/client.ts';
import { staffLeave, workingHours } from '../core/db/schema/index.ts';
import type { DemoUser } from './demo-users.ts';

const weekdays = (start_time: string, end_time: string): WorkingDay[] =>
  ([1, 2, 3, 4, 5] as const).map((weekday) => ({ weekday, start_time, end_time }));

const HOURS: Readonly<Partial<Record<DemoUser['email'], WorkingDay[]>>> = {
  'mia@example.com': weekdays('07:30', '15:30'),
  'luca@example.com': [
    ...weekdays('07:00', '17:00'),
    { weekday: 6, start_time: '08:00', end_time: '12:00' },
  ],
  'hana@example.com': weekdays('08:00', '18:00'),
};

const AREAS: Readonly<Partial<Record<DemoUser['email'], string>>> = {
  'mia@example.com': 'Western Sydney',
  'hana@example.com': 'Inner West',
};

const ON_LEAVE = 'hana@example.com';

const midnight = (date: string) => instantOfSydneyTime({ date, time: '00:00:00' });

/** Adds the working hours of a cleaner, and a request for a week of leave for one of them. */
export async function addRosterOf(
  transaction: Transaction,
  { id, email }: DemoUser,
  now: Date,
): Promise<void> {
  const days = HOURS[email];
  if (days === undefined) return;
  const today = sydneyDateOf(now);
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
