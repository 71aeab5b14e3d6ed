import type { Appointment } from '@cleaning/contract/appointments';
import { availabilitySchema, type CheckedCleaner } from '@cleaning/contract/availability';
import { expect } from 'vitest';
import type { TestApp, TestPerson } from './create-test-app.ts';

interface Plan {
  readonly starts_at: string;
  readonly ends_at: string;
  readonly staff_id: string;
}

/** Everybody whom the check names for a plan of an appointment. */
export async function checkedCleaners(
  api: TestApp,
  as: TestPerson,
  { id, client_id, suburb }: Pick<Appointment, 'id' | 'client_id' | 'suburb'>,
  { starts_at: start, ends_at: end, staff_id }: Plan,
): Promise<CheckedCleaner[]> {
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000;
  const response = await api.call({
    method: 'POST',
    path: 'appointments/availability/',
    as,
    body: { client_id, suburb, starts: [start], minutes, appointment_id: id, staff_id },
  });
  expect(response.statusCode).toBe(200);
  return availabilitySchema.parse(response.json()).times[0]?.cleaners ?? [];
}

/** What the check says of the cleaner of a plan. */
export async function checkedCleaner(
  api: TestApp,
  as: TestPerson,
  appointment: Pick<Appointment, 'id' | 'client_id' | 'suburb'>,
  plan: Plan,
): Promise<CheckedCleaner> {
  const all = await checkedCleaners(api, as, appointment, plan);
  const found = all.find(({ staff_member: person }) => person.id === plan.staff_id);
  if (found === undefined) throw new Error('The check does not name the cleaner.');
  return found;
}
