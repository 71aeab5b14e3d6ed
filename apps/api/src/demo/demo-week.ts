import { lastWeekOver } from '@cleaning/contract/timesheets/rules';
import { addDays, cancellationDeadline, instantOfSydneyTime } from '@cleaning/ndis';
import type { ServiceId } from '@cleaning/pricing';
import { eq } from 'drizzle-orm';
import { appendTasks, standardTasksOf } from '../appointments/index.ts';
import type { Transaction } from '../core/db/client.ts';
import {
  appointmentEvents,
  appointments,
  timeCorrections,
  timesheetEvents,
  timesheetExtras,
  timesheetRequests,
  timesheets,
} from '../core/db/schema/index.ts';
import { homeOf, idOf } from './demo-day.ts';
import type { DemoUser } from './demo-users.ts';
import { addVisitEvents } from './visit-events.ts';

type Email = DemoUser['email'];

/** A visit of the week before the demo starts. */
interface PastVisit {
  readonly cleaner: Email;
  readonly client: Email;
  readonly serviceId: ServiceId;
  /** Days from Monday. */
  readonly day: number;
  readonly from: string;
  readonly to: string;
  /**
   * When the clock says that the work ended; as planned without it, and null where its cleaner
   * neither started nor completed it.
   */
  readonly finished?: string | null;
  /** The finish that the office set. */
  readonly corrected?: string;
}

const PATH = ['requested', 'confirmed', 'in_progress', 'completed'] as const;
const NOTICE_DAYS = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

const visit = (
  [cleaner, client, day]: readonly [
    cleaner: 'mia' | 'luca' | 'hana',
    client: 'amira' | 'ben' | 'olivia' | 'ruth',
    day: number,
  ],
  [from, to]: readonly [from: string, to: string],
  changes: Partial<PastVisit> = {},
): PastVisit => ({
  cleaner: `${cleaner}@example.com` as const,
  client: `${client}@example.com` as const,
  serviceId: 'general',
  day,
  from,
  to,
  ...changes,
});

/** No cleaner has two visits at the same time. */
const VISITS: readonly PastVisit[] = [
  visit(['mia', 'amira', 0], ['08:00', '10:30']),
  visit(['mia', 'ruth', 0], ['11:15', '13:45']),
  visit(['mia', 'ben', 2], ['09:00', '13:00'], { finished: '13:10' }),
  visit(['mia', 'olivia', 4], ['08:30', '11:00']),
  visit(['luca', 'olivia', 0], ['10:00', '13:00']),
  visit(['luca', 'ben', 0], ['14:30', '16:30'], { serviceId: 'deep' }),
  visit(['luca', 'ben', 2], ['09:00', '11:00'], { serviceId: 'airbnb', finished: null }),
  visit(['luca', 'ruth', 3], ['09:00', '11:30'], { finished: '12:32', corrected: '11:36' }),
  visit(['luca', 'amira', 4], ['08:00', '12:00']),
  visit(['hana', 'ruth', 1], ['09:00', '11:30']),
  visit(['hana', 'amira', 1], ['12:30', '15:00'], { serviceId: 'deep', finished: '15:05' }),
  visit(['hana', 'olivia', 3], ['13:00', '16:00']),
];

const REASON = 'Luca forgot to press Complete.';

/**
 * Fills the last week that is over with visits, of which the timesheets are still to be approved,
 * unless its cleaners have visits already. One of them is unfinished.
 */
export async function addVisitsOfLastWeek(transaction: Transaction, now: Date): Promise<void> {
  const week = lastWeekOver(now);
  const [found] = await transaction
    .select({ id: timesheets.id })
    .from(timesheets)
    .where(eq(timesheets.cleanerId, idOf('hana@example.com')))
    .limit(1);
  if (found !== undefined) return;
  let lastId: string | null = null;
  for (const each of VISITS) lastId = await addPastVisit(transaction, each, week);
  const office = idOf('staff@example.com');
  const mia = await addSheet(transaction, 'mia@example.com', week, now);
  await transaction.insert(timesheetExtras).values({
    timesheetId: mia,
    date: addDays(week, 3),
    minutes: 90,
    what: 'First aid training',
    addedById: office,
    createdAt: now,
  });
  await transaction.insert(timesheetEvents).values({
    timesheetId: mia,
    command: 'add_extra',
    fromStatus: 'open',
    toStatus: 'open',
    actorId: office,
    reason: 'First aid training',
    occurredAt: now,
  });
  const hana = await addSheet(transaction, 'hana@example.com', week, now);
  await transaction.insert(timesheetRequests).values({
    timesheetId: hana,
    // The last of the visits is hers.
    appointmentId: lastId,
    message: 'On Thursday Olivia asked me to do the oven too. I stayed until 4:20.',
    askedAt: now,
  });
  await transaction.insert(timesheetEvents).values({
    timesheetId: hana,
    command: 'ask',
    fromStatus: 'open',
    toStatus: 'open',
    actorId: idOf('hana@example.com'),
    occurredAt: now,
  });
}

async function addSheet(
  transaction: Transaction,
  cleaner: Email,
  week: string,
  now: Date,
): Promise<string> {
  const [row] = await transaction
    .insert(timesheets)
    .values({ cleanerId: idOf(cleaner), week, version: 2, createdAt: now, updatedAt: now })
    .returning({ id: timesheets.id });
  if (row === undefined) throw new Error('An insert returned no row.');
  return row.id;
}

async function addPastVisit(
  transaction: Transaction,
  { cleaner, client, serviceId, from, to, finished = to, corrected, ...past }: PastVisit,
  week: string,
): Promise<string> {
  const date = addDays(week, past.day);
  const at = (time: string) => instantOfSydneyTime({ date, time: `${time}:00` });
  const [startsAt, endsAt] = [at(from), at(to)];
  const clockedAt = finished === null ? null : at(finished);
  const askedAt = new Date(startsAt.getTime() - 5 * DAY_MS);
  const path = PATH.slice(0, clockedAt === null ? 2 : 4);
  const [row] = await transaction
    .insert(appointments)
    .values({
      clientId: idOf(client),
      staffId: idOf(cleaner),
      status: path.at(-1) ?? 'confirmed',
      version: path.length,
      serviceId,
      appointmentDate: date,
      preferredTime: from,
      ...homeOf(client),
      startsAt,
      endsAt,
      freeUntil: cancellationDeadline(startsAt, NOTICE_DAYS),
      actualStartedAt: clockedAt === null ? null : startsAt,
      actualEndedAt: corrected === undefined ? clockedAt : at(corrected),
      remindedAt: askedAt,
      createdAt: askedAt,
      updatedAt: clockedAt ?? askedAt,
    })
    .returning({ id: appointments.id });
  if (row === undefined) throw new Error('An insert returned no row.');
  await appendTasks(transaction, row.id, standardTasksOf(serviceId));
  await addVisitEvents(transaction, {
    visitId: row.id,
    path,
    times: [askedAt, askedAt, startsAt, clockedAt],
    startsAt,
    clientId: idOf(client),
    cleanerId: idOf(cleaner),
  });
  if (corrected === undefined || clockedAt === null) return row.id;
  const office = idOf('staff@example.com');
  const correctedAt = new Date(clockedAt.getTime() + DAY_MS);
  await transaction.insert(timeCorrections).values({
    appointmentId: row.id,
    startedBefore: startsAt,
    endedBefore: clockedAt,
    startedAfter: startsAt,
    endedAfter: at(corrected),
    reason: REASON,
    correctedById: office,
    correctedAt,
  });
  await transaction.insert(appointmentEvents).values({
    appointmentId: row.id,
    command: 'correct_times',
    fromStatus: 'completed',
    toStatus: 'completed',
    actor: 'staff',
    actorId: office,
    reason: REASON,
    startsAt,
    occurredAt: correctedAt,
  });
  return row.id;
}
