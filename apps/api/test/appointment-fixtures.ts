import { appointmentSchema, type Appointment } from '@cleaning/contract/appointments';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TestApp, TestPerson } from './create-test-app.ts';

/** A client's request, for two weeks after the time at which a test begins. */
export const REQUEST = {
  service_id: 'general',
  preferred_date: '2026-12-03',
  preferred_time: 'morning',
  address_line1: '1 Blaxland Road',
  suburb: 'Ryde',
  postcode: '2112',
  notes: 'The key is under the pot.',
} as const;

/** Thursday 3 December, 9:30 to 12:00 in Sydney. */
export const PLANNED_TIME = {
  starts_at: '2026-12-02T22:30:00.000Z',
  ends_at: '2026-12-03T01:00:00.000Z',
} as const;

/** Two clear business days before {@link PLANNED_TIME}, at the same time. */
export const FREE_UNTIL = '2026-11-30T22:30:00.000Z';

export type AppointmentAction =
  | 'confirm'
  | 'decline'
  | 'reschedule'
  | 'assign'
  | 'start'
  | 'complete'
  | 'no_access'
  | 'running_late'
  | 'cancel'
  | 'reschedule_request'
  | 'reschedule_request/accept'
  | 'reschedule_request/decline'
  | 'reschedule_request/withdraw';

/** Reads an appointment from an answer, and checks its exact shape. */
export function appointmentIn(response: LightMyRequestResponse): Appointment {
  const body: unknown = response.json();
  const appointment = appointmentSchema.parse(body);
  expect(body).toEqual(appointment);
  return appointment;
}

export async function requestAppointment(
  api: TestApp,
  client: Pick<TestPerson, 'token'>,
  changes: object = {},
): Promise<Appointment> {
  const body = { ...REQUEST, ...changes };
  const response = await api.call({ method: 'POST', path: 'appointments/', as: client, body });
  expect(response.statusCode).toBe(201);
  api.clock.advance(1);
  return appointmentIn(response);
}

/** Gives a command to an appointment, at the version that was last read. */
export function command(
  api: TestApp,
  as: Pick<TestPerson, 'token'>,
  appointment: Pick<Appointment, 'id' | 'version'>,
  action: AppointmentAction,
  body: object = {},
): Promise<LightMyRequestResponse> {
  return api.call({
    method: 'POST',
    path: `appointments/${appointment.id}/${action}/`,
    as,
    body: { version: appointment.version, ...body },
  });
}

/** Gives a command that must succeed, and advances the clock, so that emails have an order. */
export async function commanded(...call: Parameters<typeof command>): Promise<Appointment> {
  const response = await command(...call);
  call[0].clock.advance(1);
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return appointmentIn(response);
}

/** Creates an appointment that is confirmed at {@link PLANNED_TIME}, or at another time. */
export async function confirmedAppointment(
  api: TestApp,
  { client, staff }: { readonly client: TestPerson; readonly staff: TestPerson },
  plan: object = {},
): Promise<Appointment> {
  const requested = await requestAppointment(api, client);
  return commanded(api, staff, requested, 'confirm', {
    ...PLANNED_TIME,
    staff_id: staff.id,
    ...plan,
  });
}

/** Reads the appointment as a client. */
export async function readAppointment(
  api: TestApp,
  as: Pick<TestPerson, 'token'>,
  { id }: Pick<Appointment, 'id'>,
): Promise<Appointment> {
  return appointmentIn(await api.call({ path: `appointments/${id}/`, as }));
}
