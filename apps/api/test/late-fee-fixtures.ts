import type { Appointment } from '@cleaning/contract/appointments';
import { expect } from 'vitest';
import { companySettings } from '../src/core/db/schema/index.ts';
import type { LightMyRequestResponse } from 'fastify';
import {
  appointmentIn,
  commanded,
  confirmedAppointment,
  readAppointment,
} from './appointment-fixtures.ts';
import type { TestApp, TestPerson } from './create-test-app.ts';
import { changeStoredAppointment, command, invoiceIn } from './invoice-fixtures.ts';
import { storeCompletedAppointment } from './ndis-fixtures.ts';

/** The day before `PLANNED_TIME`, after its free time has ended. */
export const LATE = '2026-12-02T00:00:00.000Z';

export const CHARGE = { decision: 'charge', cents: 75_13 } as const;
export const WAIVE = { decision: 'waive', reason: 'Her mother fell ill.' } as const;

/** 2.5 hours at $60.10 are $150.25; half of it, rounded half up, is $75.13. */
export const OPEN_FEE = {
  state: 'open',
  terms_cents: 75_13,
  price_cents: 150_25,
  charged_cents: null,
  reason: null,
  decided_at: null,
  decided_by: null,
  is_invoiced: false,
} as const;

interface Parties {
  readonly client: TestPerson;
  readonly staff: TestPerson;
}

export const fromAppointments = (
  api: TestApp,
  as: TestPerson,
  body: object,
): Promise<LightMyRequestResponse> =>
  api.call({ method: 'POST', path: 'invoices/from_appointments/', as, body });

/** Stores a finished private clean of 2.5 hours. */
export async function storeClean(api: TestApp, client: TestPerson, day: string): Promise<string> {
  const id = await storeCompletedAppointment(api, client.id, day);
  await changeStoredAppointment(api, id, { serviceId: 'general' });
  return id;
}

/** Bills an earlier clean at $60.10 an hour, and issues it, so that the client's rate is known. */
export async function storeRate(api: TestApp, { client, staff }: Parties): Promise<void> {
  const id = await storeClean(api, client, '2026-11-18');
  const draft = invoiceIn(
    await fromAppointments(api, staff, { appointment_ids: [id], hourly_rate_cents: 60_10 }),
  );
  await command(api, staff, draft, 'issue', { version: draft.version });
}

/** Changes the fee of the terms. */
export async function setPercent(api: TestApp, percent: number): Promise<void> {
  await api.database.update(companySettings).set({ lateCancellationPercent: percent });
}

/** A visit that its client cancelled too late, as staff read it. */
export async function lateCancelled(
  api: TestApp,
  { client, staff }: Parties,
): Promise<Appointment> {
  const visit = await confirmedAppointment(api, { client, staff });
  api.clock.set(LATE);
  await commanded(api, client, visit, 'cancel');
  return readAppointment(api, staff, visit);
}

export const decide = (
  api: TestApp,
  as: TestPerson,
  visit: Pick<Appointment, 'id' | 'version'>,
  body: object,
  key?: string,
): Promise<LightMyRequestResponse> =>
  api.call({
    method: 'POST',
    path: `appointments/${visit.id}/fee/`,
    as,
    body: { version: visit.version, ...body },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

/** Decides about a fee, which must succeed. */
export async function decided(...call: Parameters<typeof decide>): Promise<Appointment> {
  const response = await decide(...call);
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  call[0].clock.advance(1);
  return appointmentIn(response);
}

/** The visit in the list of those that are ready to invoice. */
export async function findUninvoiced(api: TestApp, as: TestPerson, id: string) {
  const response = await api.call({ path: 'invoices/uninvoiced_visits/', as });
  return response
    .json<{ appointment_id: string; fee_cents: number | null }[]>()
    .find((visit) => visit.appointment_id === id);
}
