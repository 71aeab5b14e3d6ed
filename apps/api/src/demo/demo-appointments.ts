import { addDays, cancellationDeadline, instantOfSydneyTime } from '@cleaning/ndis';
import { sydneyDateOf, type ServiceId } from '@cleaning/pricing';
import type { Transaction } from '../core/db/client.ts';
import { appointments } from '../core/db/schema/index.ts';
import { appendTasks, standardTasksOf } from '../appointments/index.ts';
import { addConversations } from './demo-conversations.ts';
import { homeOf } from './demo-day.ts';
import { DEMO_USERS, type DemoUser } from './demo-users.ts';
import { addVisitEvents } from './visit-events.ts';

const NOTICE_DAYS = 2;

interface DemoAppointment {
  readonly client: DemoUser['email'];
  readonly serviceId: ServiceId;
  /** Days from today, in Sydney; negative for a completed appointment. */
  readonly inDays: number;
  /** Times in Sydney; null for a request without a time. */
  readonly time: { readonly from: string; readonly to: string } | null;
}

const MORNING = { from: '09:00:00', to: '11:30:00' };
const NOON = { from: '12:00:00', to: '14:00:00' };

/**
 * Appointments in different states, beside the regular visits. Times of one member of staff never
 * overlap.
 */
const DEMO_APPOINTMENTS: readonly DemoAppointment[] = [
  { client: 'general@example.com', serviceId: 'custom-one-off', inDays: -14, time: MORNING },
  { client: 'general@example.com', serviceId: 'window-carpet', inDays: 7, time: MORNING },
  { client: 'general@example.com', serviceId: 'deep', inDays: 21, time: null },
  { client: 'ndis@example.com', serviceId: 'ndis', inDays: -7, time: NOON },
  { client: 'ndis@example.com', serviceId: 'ndis', inDays: 7, time: NOON },
];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Adds the appointments of a demo client, and the conversations about them. */
export async function addAppointmentsOf(
  transaction: Transaction,
  client: DemoUser,
  now: Date,
): Promise<void> {
  const staff = DEMO_USERS.find(({ userType }) => userType === 'staff');
  const ofClient = DEMO_APPOINTMENTS.filter(({ client: email }) => email === client.email);
  if (staff === undefined || ofClient.length === 0) return;
  const home = homeOf(client.email);
  const people = { clientId: client.id, staffId: staff.id };
  let lastAppointmentId: string | null = null;
  for (const appointment of ofClient) {
    const id = await addAppointment(transaction, { appointment, home, ...people }, now);
    if (appointment.inDays < 0) lastAppointmentId = id;
  }
  await addConversations(transaction, { client, staffId: staff.id, lastAppointmentId }, now);
}

interface AppointmentContext {
  readonly appointment: DemoAppointment;
  readonly home: ReturnType<typeof homeOf>;
  readonly clientId: string;
  readonly staffId: string;
}

async function addAppointment(
  transaction: Transaction,
  { appointment, home, clientId, staffId }: AppointmentContext,
  now: Date,
): Promise<string> {
  const appointmentDate = addDays(sydneyDateOf(now), appointment.inDays);
  const isDone = appointment.inDays < 0;
  const at = (time: string) => instantOfSydneyTime({ date: appointmentDate, time });
  const requestedAt = new Date((isDone ? at('09:00:00') : now).getTime() - 5 * DAY_MS);
  const planned =
    appointment.time === null
      ? null
      : {
          staffId,
          startsAt: at(appointment.time.from),
          endsAt: at(appointment.time.to),
          freeUntil: cancellationDeadline(at(appointment.time.from), NOTICE_DAYS),
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
      serviceId: appointment.serviceId,
      appointmentDate,
      preferredTime: 'morning',
      ...home,
      ...planned,
      ...done,
      createdAt: requestedAt,
      updatedAt: done?.actualEndedAt ?? requestedAt,
    })
    .returning({ id: appointments.id });
  if (row === undefined) throw new Error('An insert returned no row.');
  await appendTasks(transaction, row.id, standardTasksOf(appointment.serviceId));
  await addVisitEvents(transaction, {
    visitId: row.id,
    path,
    times: [requestedAt, requestedAt, done?.actualStartedAt, done?.actualEndedAt],
    startsAt: planned?.startsAt,
    clientId,
    cleanerId: staffId,
  });
  return row.id;
}
