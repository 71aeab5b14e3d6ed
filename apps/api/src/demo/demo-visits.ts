import { addDays, cancellationDeadline, instantOfSydneyTime } from '@cleaning/ndis';
import { sydneyDateOf, type ServiceId } from '@cleaning/pricing';
import type { Transaction } from '../platform/db/client.ts';
import { appointmentEvents, appointments } from '../platform/db/schema/index.ts';
import { addConversations } from './demo-conversations.ts';
import { DEMO_USERS, type DemoUser } from './demo-users.ts';

const NOTICE_DAYS = 2;

interface DemoVisit {
  readonly client: DemoUser['email'];
  readonly serviceId: ServiceId;
  /** Days from today, in Sydney; below zero for a visit that is done. */
  readonly inDays: number;
  /** On the clock in Sydney; null for a request without a time. */
  readonly time: { readonly from: string; readonly to: string } | null;
}

const HOMES: Readonly<Record<string, { addressLine1: string; suburb: string; postcode: string }>> =
  {
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
  };

const MORNING = { from: '09:00:00', to: '11:30:00' };
const NOON = { from: '12:00:00', to: '14:00:00' };

/** Visits in different states. Times of one person never overlap. */
const DEMO_VISITS: readonly DemoVisit[] = [
  { client: 'general@example.com', serviceId: 'general', inDays: -14, time: MORNING },
  { client: 'general@example.com', serviceId: 'general', inDays: 7, time: MORNING },
  { client: 'general@example.com', serviceId: 'deep', inDays: 21, time: null },
  { client: 'ndis@example.com', serviceId: 'ndis', inDays: -7, time: NOON },
  { client: 'ndis@example.com', serviceId: 'ndis', inDays: 7, time: NOON },
];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Adds the visits of a demo client, and what was written about them. */
export async function addVisitsOf(
  transaction: Transaction,
  client: DemoUser,
  now: Date,
): Promise<void> {
  const staff = DEMO_USERS.find(({ userType }) => userType === 'staff');
  const home = HOMES[client.email];
  if (staff === undefined || home === undefined) return;
  const people = { clientId: client.id, staffId: staff.id };
  let lastVisitId: string | null = null;
  for (const visit of DEMO_VISITS.filter(({ client: email }) => email === client.email)) {
    const id = await addVisit(transaction, { visit, home, ...people }, now);
    if (visit.inDays < 0) lastVisitId = id;
  }
  await addConversations(transaction, { ...people, lastVisitId }, now);
}

interface Scene {
  readonly visit: DemoVisit;
  readonly home: { addressLine1: string; suburb: string; postcode: string };
  readonly clientId: string;
  readonly staffId: string;
}

async function addVisit(
  transaction: Transaction,
  { visit, home, clientId, staffId }: Scene,
  now: Date,
): Promise<string> {
  const visitDate = addDays(sydneyDateOf(now), visit.inDays);
  const isDone = visit.inDays < 0;
  const at = (time: string) => instantOfSydneyTime({ date: visitDate, time });
  const requestedAt = new Date((isDone ? at('09:00:00') : now).getTime() - 5 * DAY_MS);
  const planned =
    visit.time === null
      ? null
      : {
          staffId,
          startsAt: at(visit.time.from),
          endsAt: at(visit.time.to),
          freeUntil: cancellationDeadline(at(visit.time.from), NOTICE_DAYS),
        };
  const done =
    isDone && planned !== null
      ? { actualStartedAt: planned.startsAt, actualEndedAt: planned.endsAt }
      : null;
  const path = (['requested', 'confirmed', 'in_progress', 'completed'] as const).slice(
    0,
    planned === null ? 1 : done === null ? 2 : 4,
  );
  const [row] = await transaction
    .insert(appointments)
    .values({
      clientId,
      status: path.at(-1) ?? 'requested',
      version: path.length,
      serviceId: visit.serviceId,
      visitDate,
      preferredTime: 'morning',
      ...home,
      ...planned,
      ...done,
      createdAt: requestedAt,
      updatedAt: done?.actualEndedAt ?? requestedAt,
    })
    .returning({ id: appointments.id });
  if (row === undefined) throw new Error('An insert returned no row.');
  const commands = ['request', 'confirm', 'start', 'complete'] as const;
  await transaction.insert(appointmentEvents).values(
    path.map((toStatus, index) => ({
      appointmentId: row.id,
      command: commands[index] ?? 'request',
      fromStatus: path[index - 1] ?? null,
      toStatus,
      actor: index === 0 ? ('client' as const) : ('staff' as const),
      actorId: index === 0 ? clientId : staffId,
      startsAt: index === 0 ? null : planned?.startsAt,
      occurredAt:
        [requestedAt, requestedAt, done?.actualStartedAt, done?.actualEndedAt][index] ?? now,
    })),
  );
  return row.id;
}
