import {
  handOverSchema,
  userAccountSchema,
  type HandOver,
  type UserAccount,
} from '@cleaning/contract/people';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TestApp, TestPerson } from './create-test-app.ts';

/** A Friday; the series of the fixtures has visits on Thursdays 3 and 17 December. */
export const LAST_DAY = '2026-12-04';

/** @param lastDay null asks for what they have from now on. */
export const getHandOver = (
  api: TestApp,
  as: TestPerson,
  whose: TestPerson,
  lastDay: string | null = LAST_DAY,
): Promise<LightMyRequestResponse> =>
  api.call({
    path: `users/${whose.id}/hand_over/${lastDay === null ? '' : `?last_day=${lastDay}`}`,
    as,
  });

/** Reads a hand-over, and checks its exact shape. */
export async function readHandOver(...call: Parameters<typeof getHandOver>): Promise<HandOver> {
  const body: unknown = (await getHandOver(...call)).json();
  const handOver = handOverSchema.parse(body);
  expect(body).toEqual(handOver);
  return handOver;
}

/** Who takes over; nobody by default. */
export interface Takers {
  readonly series?: TestPerson | null;
  readonly visits?: TestPerson | null;
  readonly office?: TestPerson | null;
}

/** Decides about all that a hand-over shows. */
export const decisionsOf = ({ series, visits }: HandOver, to: Takers = {}) => ({
  series: series.map(({ series: { id, version } }) => ({
    series_id: id,
    version,
    staff_id: to.series?.id ?? null,
  })),
  visits: visits.map(({ appointment: { id, version } }) => ({
    appointment_id: id,
    version,
    staff_id: to.visits?.id ?? null,
  })),
  office_id: to.office?.id ?? null,
});

const NOTHING = { series: [], visits: [], office_id: null };

export const setLastDay = (
  api: TestApp,
  as: TestPerson,
  whose: TestPerson,
  changes: object = {},
): Promise<LightMyRequestResponse> =>
  api.call({
    method: 'POST',
    path: `users/${whose.id}/last_day/`,
    as,
    body: { last_day: LAST_DAY, ...NOTHING, reason: 'Moves.', ...changes },
  });

/** Sets a last day, which must succeed, with a decision about all that there is. */
export async function leaves(
  api: TestApp,
  as: TestPerson,
  whose: TestPerson,
  { to = {}, lastDay = LAST_DAY }: { readonly to?: Takers; readonly lastDay?: string | null } = {},
): Promise<UserAccount> {
  const decisions = decisionsOf(await readHandOver(api, as, whose, lastDay), to);
  const response = await setLastDay(api, as, whose, { last_day: lastDay, ...decisions });
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  api.clock.advance(1);
  return userAccountSchema.parse(response.json());
}
