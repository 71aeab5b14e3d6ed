import { workSheetSchema, type Appointment, type WorkSheet } from '@cleaning/contract/appointments';
import { expect } from 'vitest';
import { commanded, confirmedAppointment } from './appointment-fixtures.ts';
import type { TestApp, TestPerson } from './create-test-app.ts';

/** An hour and a half before the planned time of the fixtures' visit. */
export const MORNING_OF_THE_DAY = '2026-12-02T21:00:00.000Z';

export async function readWorkSheet(
  api: TestApp,
  as: TestPerson,
  { id }: Pick<Appointment, 'id'>,
): Promise<WorkSheet> {
  const response = await api.call({ path: `appointments/${id}/work_sheet/`, as });
  expect(response.statusCode).toBe(200);
  return workSheetSchema.parse(response.json());
}

/** A visit that its cleaner has started, on the morning of its day. */
export async function startedAppointment(
  api: TestApp,
  people: { readonly client: TestPerson; readonly staff: TestPerson },
): Promise<Appointment> {
  const confirmed = await confirmedAppointment(api, people);
  api.clock.set(MORNING_OF_THE_DAY);
  return commanded(api, people.staff, confirmed, 'start');
}
