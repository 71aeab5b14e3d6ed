import { appointmentSeriesSchema, type AppointmentSeries } from '@cleaning/contract/series';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { commanded } from './appointment-fixtures.ts';
import type { TestApp, TestPerson } from './create-test-app.ts';

/** Every second Thursday from 3 December 2026, 9:30 to 12:00 in Sydney. */
export const RECURRENCE = {
  recurrence: 'every_2_weeks',
  first_date: '2026-12-03',
  start_time: '09:30',
  end_time: '12:00',
} as const;

const PLACE = {
  service_id: 'general',
  address_line1: '1 Blaxland Road',
  suburb: 'Ryde',
  postcode: '2112',
  notes: 'The key is under the pot.',
} as const;

/** Reads a series from an answer, and checks its exact shape. */
function seriesIn(response: LightMyRequestResponse): AppointmentSeries {
  const body: unknown = response.json();
  expect([response.statusCode < 300, body]).toEqual([true, body]);
  const series = appointmentSeriesSchema.parse(body);
  expect(body).toEqual(series);
  return series;
}

interface Parties {
  readonly client: Pick<TestPerson, 'id'>;
  readonly staff: TestPerson;
}

export const startSeries = (
  api: TestApp,
  { client, staff }: Parties,
  changes: object = {},
  key?: string,
): Promise<LightMyRequestResponse> =>
  api.call({
    method: 'POST',
    path: 'appointment_series/',
    as: staff,
    body: { ...PLACE, ...RECURRENCE, client_id: client.id, staff_id: staff.id, ...changes },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

/** Starts a series, which must succeed, and advances the clock, so that emails have an order. */
export async function startedSeries(
  api: TestApp,
  parties: Parties,
  changes: object = {},
): Promise<AppointmentSeries> {
  const series = seriesIn(await startSeries(api, parties, changes));
  api.clock.advance(1);
  return series;
}

export type SeriesAction = 'change' | 'pause' | 'resume' | 'end';

/** Gives a command to a series, at the version that was last read. */
export const seriesCommand = (
  api: TestApp,
  as: Pick<TestPerson, 'token'>,
  { id, version }: Pick<AppointmentSeries, 'id' | 'version'>,
  action: SeriesAction,
  body: object,
): Promise<LightMyRequestResponse> =>
  api.call({
    method: 'POST',
    path: `appointment_series/${id}/${action}/`,
    as,
    body: { version, ...body },
  });

/** Gives a command that must succeed. */
export async function seriesCommanded(
  ...call: Parameters<typeof seriesCommand>
): Promise<AppointmentSeries> {
  const series = seriesIn(await seriesCommand(...call));
  call[0].clock.advance(1);
  return series;
}

export const readSeries = async (
  api: TestApp,
  as: Pick<TestPerson, 'token'>,
  { id }: Pick<AppointmentSeries, 'id'>,
): Promise<AppointmentSeries> =>
  seriesIn(await api.call({ path: `appointment_series/${id}/`, as }));

/** The dates of a series with their states: "2026-12-03 booked". */
export const datesOf = ({ occurrences }: AppointmentSeries): string[] =>
  occurrences.map(({ date, state }) => `${date} ${state}`);

/** Staff move the visit for a date of a series, on its own, to noon of another day. */
export function movedVisit(
  api: TestApp,
  staff: TestPerson,
  { occurrences }: AppointmentSeries,
  { from, to }: { readonly from: string; readonly to: string },
) {
  const visit = occurrences.find(({ date }) => date === from)?.appointment ?? null;
  if (visit === null) throw new Error(`There is no visit on ${from}.`);
  return commanded(api, staff, visit, 'reschedule', {
    starts_at: `${to}T01:00:00.000Z`,
    ends_at: `${to}T03:00:00.000Z`,
    staff_id: staff.id,
    reason: 'Only this once.',
  });
}
