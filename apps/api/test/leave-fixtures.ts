import type { Appointment } from '@cleaning/contract/appointments';
import { leaveSchema, type Leave } from '@cleaning/contract/roster';
import { expect } from 'vitest';
import type { TestApp, TestPerson } from './create-test-app.ts';

/** A week that includes the visit of the fixtures, on Thursday 3 December. */
export const WEEK = { first_date: '2026-11-30', last_date: '2026-12-04' };

/** Requests annual leave in {@link WEEK}; the caller adds visits, other dates or a key. */
export const requestLeave = (
  api: TestApp,
  as: TestPerson,
  whose: TestPerson,
  changes: object = {},
  key?: string,
) =>
  api.call({
    method: 'POST',
    path: `cleaners/${whose.id}/leave/`,
    as,
    body: { ...WEEK, kind: 'annual', visits: [], ...changes },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

export async function addLeave(...call: Parameters<typeof requestLeave>): Promise<Leave> {
  const response = await requestLeave(...call);
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  return leaveSchema.parse(response.json());
}

export const takeOff = ({ id, version }: Appointment) => ({
  appointment_id: id,
  version,
  action: 'take_off',
});
export const give = ({ id, version }: Appointment, to: TestPerson, time: object = {}) => ({
  appointment_id: id,
  version,
  action: 'give',
  staff_id: to.id,
  ...time,
});
