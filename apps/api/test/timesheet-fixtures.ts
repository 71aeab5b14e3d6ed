import type { Appointment } from '@cleaning/contract/appointments';
import { timesheetSchema, type Timesheet } from '@cleaning/contract/timesheets';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { commanded, requestAppointment } from './appointment-fixtures.ts';
import type { TestApp, TestPerson } from './create-test-app.ts';

/** The week from Monday 30 November 2026. */
export const WEEK = '2026-11-30';

/** 9 am in Sydney on Monday 7 December, when that week is over. */
export const AFTER_WEEK = '2026-12-06T22:00:00.000Z';

interface Visit {
  readonly cleaner: TestPerson;
  readonly office: TestPerson;
  /** The planned start and end in UTC. */
  readonly plan: readonly [start: string, end: string];
  /** When the work began and ended; as planned when it is absent, null for a visit not completed. */
  readonly worked?: readonly [start: string, end: string] | null;
  readonly suburb?: string;
}

/** A visit of a new client that its cleaner completed. The clock is after it then. */
export async function workedVisit(
  api: TestApp,
  { cleaner, office, plan, worked = plan, suburb = 'Ryde' }: Visit,
): Promise<Appointment> {
  api.clock.set('2026-11-20T00:00:00.000Z');
  const client = await api.signIn({ firstName: 'Noah', lastName: 'Petrov' });
  const requested = await requestAppointment(api, client, { suburb });
  const [startsAt, endsAt] = plan;
  const confirmed = await commanded(api, office, requested, 'confirm', {
    starts_at: startsAt,
    ends_at: endsAt,
    staff_id: cleaner.id,
  });
  if (worked === null) return confirmed;
  const [startedAt, endedAt] = worked;
  api.clock.set(endedAt);
  const started = await commanded(api, office, confirmed, 'start', { started_at: startedAt });
  return commanded(api, office, started, 'complete', { started_at: startedAt, ended_at: endedAt });
}

/** Reads a timesheet from an answer, and checks its exact shape. */
export function timesheetIn(response: LightMyRequestResponse): Timesheet {
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  const body: unknown = response.json();
  const sheet = timesheetSchema.parse(body);
  expect(body).toEqual(sheet);
  return sheet;
}

export const getSheet = (api: TestApp, as: TestPerson, cleaner: { readonly id: string }) =>
  api.call({ path: `timesheets/${cleaner.id}/?week=${WEEK}`, as });

export const readSheet = async (...call: Parameters<typeof getSheet>): Promise<Timesheet> =>
  timesheetIn(await getSheet(...call));

/** Gives a command to the timesheet of a cleaner for {@link WEEK}. */
export const commandSheet = (
  api: TestApp,
  as: TestPerson,
  { cleaner, version }: Pick<Timesheet, 'version'> & { readonly cleaner: { readonly id: string } },
  command: string,
  body: object = {},
) =>
  api.call({
    method: 'POST',
    path: `timesheets/${cleaner.id}/${command}/`,
    as,
    body: { week: WEEK, version, ...body },
  });
