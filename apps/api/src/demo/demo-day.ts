import { cancellationDeadline, instantOfSydneyTime } from '@cleaning/ndis';
import { sydneyDateOf, type ServiceId } from '@cleaning/pricing';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../core/db/client.ts';
import { appointments, rescheduleRequests } from '../core/db/schema/index.ts';
import { appendTasks, standardTasksOf } from '../appointments/index.ts';
import { DEMO_USERS, type DemoUser } from './demo-users.ts';
import { addVisitEvents, type Step } from './visit-events.ts';

type Email = DemoUser['email'];

/** A visit of the day on which the demo starts, by the clock in Sydney. */
interface DemoVisit {
  readonly cleaner: Email;
  readonly client: Email;
  readonly serviceId: ServiceId;
  readonly from: string;
  readonly to: string;
  /** What happens at the visit once it has begun, or what its client asks for before it. */
  readonly turn?: 'no_access' | 'wants_another_time';
}

const DAY_MS = 24 * 60 * 60 * 1000;
const NOTICE_DAYS = 2;

/** No cleaner has two visits at the same time. */
const VISITS: readonly DemoVisit[] = [
  {
    cleaner: 'mia@example.com',
    client: 'amira@example.com',
    serviceId: 'general',
    from: '08:00',
    to: '10:30',
  },
  {
    cleaner: 'mia@example.com',
    client: 'ruth@example.com',
    serviceId: 'general',
    from: '11:15',
    to: '13:45',
  },
  {
    cleaner: 'luca@example.com',
    client: 'ben@example.com',
    serviceId: 'airbnb',
    from: '07:30',
    to: '09:30',
  },
  {
    cleaner: 'luca@example.com',
    client: 'olivia@example.com',
    serviceId: 'general',
    from: '10:00',
    to: '13:00',
  },
  {
    cleaner: 'luca@example.com',
    client: 'ben@example.com',
    serviceId: 'deep',
    from: '14:30',
    to: '16:30',
  },
  {
    cleaner: 'hana@example.com',
    client: 'ruth@example.com',
    serviceId: 'general',
    from: '09:00',
    to: '10:30',
    turn: 'no_access',
  },
  {
    cleaner: 'hana@example.com',
    client: 'amira@example.com',
    serviceId: 'deep',
    from: '12:30',
    to: '15:00',
  },
  {
    cleaner: 'hana@example.com',
    client: 'olivia@example.com',
    serviceId: 'general',
    from: '16:00',
    to: '17:30',
    turn: 'wants_another_time',
  },
];

const HOMES: Readonly<
  Partial<Record<Email, { addressLine1: string; suburb: string; postcode: string }>>
> = {
  'general@example.com': {
    addressLine1: '12 Example Street',
    suburb: 'Castle Hill',
    postcode: '2154',
  },
  'ndis@example.com': {
    addressLine1: '3/48 Sample Avenue',
    suburb: 'Parramatta',
    postcode: '2150',
  },
  'amira@example.com': {
    addressLine1: '3/27 Sample Street',
    suburb: 'Parramatta',
    postcode: '2150',
  },
  'ruth@example.com': { addressLine1: '8 Sample Road', suburb: 'Epping', postcode: '2121' },
  'ben@example.com': { addressLine1: '41 Example Avenue', suburb: 'Manly', postcode: '2095' },
  'olivia@example.com': { addressLine1: '5 Example Lane', suburb: 'Newtown', postcode: '2042' },
};

/** Where a demo client lives. */
export function homeOf(email: Email) {
  const home = HOMES[email];
  if (home === undefined) throw new Error(`${email} has no home.`);
  return home;
}

export const idOf = (email: Email): string => {
  const user = DEMO_USERS.find((other) => other.email === email);
  if (user === undefined) throw new Error(`The demo has no user with the address ${email}.`);
  return user.id;
};

/**
 * Fills the day on which the demo starts with visits, unless it has some already. A demo that is
 * started again on the day of a regular visit leaves its cleaner that time.
 */
export async function addVisitsOfToday(transaction: Transaction, now: Date): Promise<void> {
  const today = sydneyDateOf(now);
  const cleaners = [...new Set(VISITS.map(({ cleaner }) => idOf(cleaner)))];
  const found = await transaction
    .select()
    .from(appointments)
    .where(and(eq(appointments.appointmentDate, today), inArray(appointments.staffId, cleaners)));
  if (found.some(({ seriesId }) => seriesId === null)) return;
  for (const visit of VISITS) {
    const { startsAt, endsAt } = timesOf(visit, today);
    const isTaken = found.some(
      (other) =>
        other.staffId === idOf(visit.cleaner) &&
        other.startsAt !== null &&
        other.endsAt !== null &&
        other.startsAt < endsAt &&
        other.endsAt > startsAt,
    );
    if (!isTaken) await addVisit(transaction, visit, { today, now });
  }
}

const timesOf = ({ from, to }: DemoVisit, date: string) => ({
  startsAt: instantOfSydneyTime({ date, time: `${from}:00` }),
  endsAt: instantOfSydneyTime({ date, time: `${to}:00` }),
});

async function addVisit(
  transaction: Transaction,
  visit: DemoVisit,
  { today, now }: { readonly today: string; readonly now: Date },
): Promise<void> {
  const { startsAt, endsAt } = timesOf(visit, today);
  const askedAt = new Date(now.getTime() - 5 * DAY_MS);
  const path = pathOf(visit, { startsAt, endsAt, now });
  const status = path.at(-1) ?? 'confirmed';
  const [row] = await transaction
    .insert(appointments)
    .values({
      clientId: idOf(visit.client),
      staffId: idOf(visit.cleaner),
      status,
      version: path.length,
      serviceId: visit.serviceId,
      appointmentDate: today,
      preferredTime: visit.from,
      ...homeOf(visit.client),
      startsAt,
      endsAt,
      freeUntil: cancellationDeadline(startsAt, NOTICE_DAYS),
      actualStartedAt: path.includes('in_progress') ? startsAt : null,
      actualEndedAt: status === 'completed' ? endsAt : null,
      remindedAt: askedAt,
      createdAt: askedAt,
      updatedAt: askedAt,
    })
    .returning({ id: appointments.id });
  if (row === undefined) throw new Error('An insert returned no row.');
  await appendTasks(transaction, row.id, standardTasksOf(visit.serviceId));
  await addVisitEvents(transaction, {
    visitId: row.id,
    path,
    times: [askedAt, askedAt, startsAt, endsAt],
    startsAt,
    clientId: idOf(visit.client),
    cleanerId: idOf(visit.cleaner),
  });
  if (visit.turn !== 'wants_another_time' || status !== 'confirmed') return;
  await transaction.insert(rescheduleRequests).values({
    appointmentId: row.id,
    status: 'open',
    preferredDate: sydneyDateOf(new Date(now.getTime() + 2 * DAY_MS)),
    preferredTime: 'morning',
    note: 'Somebody comes to mend the stove.',
    createdAt: now,
  });
}

/** The states that a visit has gone through by now. */
function pathOf(
  { turn }: DemoVisit,
  { startsAt, endsAt, now }: { readonly startsAt: Date; readonly endsAt: Date; readonly now: Date },
): Step[] {
  const planned: Step[] = ['requested', 'confirmed'];
  if (now < startsAt) return planned;
  if (turn === 'no_access') return [...planned, 'no_access'];
  return now < endsAt ? [...planned, 'in_progress'] : [...planned, 'in_progress', 'completed'];
}
