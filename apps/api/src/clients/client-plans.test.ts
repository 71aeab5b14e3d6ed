import { clientProfileSchema, type ClientProfile } from '@cleaning/contract/clients';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { statusesOf } from '../../test/account-fixtures.ts';
import type { TestPerson } from '../../test/create-test-app.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';

let participant: TestPerson;

const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
beforeEach(async () => {
  participant = await api.signIn({ clientType: 'ndis' });
});

const OWN = 'accounts/profile/client/';

function profileIn(response: LightMyRequestResponse): ClientProfile {
  const profile = clientProfileSchema.parse(response.json());
  expect(response.json()).toEqual(profile);
  return profile;
}

const update = (version: number, body: object) =>
  api.call({ method: 'PATCH', path: OWN, as: participant, body: { version, ...body } });

const add = (version: number, body: object) =>
  api.call({ method: 'POST', path: `${OWN}plans/`, as: participant, body: { version, ...body } });

const datesOf = ({ plans }: ClientProfile) =>
  plans.map(({ plan_start, plan_end, is_current }) => [plan_start, plan_end, is_current]);

const LAST_YEAR = { plan_start: '2025-07-01', plan_end: '2026-06-30' } as const;
const THIS_YEAR = { plan_start: '2026-07-01', plan_end: '2027-06-30' } as const;

describe('the plans of a client', () => {
  test('keep the previous one when the client enters the dates of a new one', async () => {
    await update(1, { plan_management: 'plan', plan_manager_name: 'Old Plans', ...LAST_YEAR });
    const renewed = profileIn(await update(2, { ...THIS_YEAR, plan_manager_name: 'New Plans' }));
    expect(renewed).toMatchObject({
      ...THIS_YEAR,
      plan_management: 'plan',
      plan_manager_name: 'New Plans',
      plans: [
        { ...THIS_YEAR, plan_manager_name: 'New Plans', is_current: true },
        { ...LAST_YEAR, plan_manager_name: 'Old Plans', is_current: false },
      ],
    });
  });

  test('end when another starts before their end, and show today’s until then', async () => {
    await update(1, { plan_management: 'agency', ...THIS_YEAR });
    const next = { plan_start: '2027-01-01', plan_end: '2027-12-31' };
    const planned = profileIn(await update(2, { ...next, plan_management: 'self' }));
    expect(planned).toMatchObject({ plan_start: '2026-07-01', plan_management: 'agency' });
    expect(datesOf(planned)).toEqual([
      ['2027-01-01', '2027-12-31', false],
      ['2026-07-01', '2026-12-31', true],
    ]);
  });

  test('can be corrected where a date was mistyped', async () => {
    await update(1, { plan_start: '2026-07-10', plan_end: '2027-06-30' });
    const later = profileIn(await update(2, { plan_start: '2026-07-15' }));
    const earlier = profileIn(await update(3, { plan_start: '2026-07-01', plan_end: null }));
    expect(datesOf(later)).toEqual([['2026-07-15', '2027-06-30', true]]);
    expect(datesOf(earlier)).toEqual([['2026-07-01', null, true]]);
  });

  test('are added by the client, also for past dates, with a version and a key', async () => {
    const first = profileIn(await add(1, { ...THIS_YEAR, plan_management: 'self' }));
    expect(first).toMatchObject({ version: 2, plan_management: 'self' });
    const both = profileIn(await add(2, { ...LAST_YEAR, plan_management: 'agency' }));
    expect(both).toMatchObject({ version: 3, plan_management: 'self', ...THIS_YEAR });
    expect(datesOf(both)).toHaveLength(2);

    const twice = await Promise.all([
      add(3, { plan_start: '2027-07-01' }),
      add(3, { plan_start: '2027-07-01' }),
    ]);
    expect(statusesOf(twice)).toEqual([201, 409]);
  });

  test.each([
    ['no start', { plan_end: '2027-06-30' }, 'plan_start'],
    ['an end before its start', { plan_start: '2028-07-01', plan_end: '2028-06-30' }, 'plan_end'],
    ['days of a later plan', { plan_start: '2025-07-01', plan_end: '2026-07-01' }, 'plan_start'],
    ['days of a later plan, without end', { plan_start: '2025-07-01' }, 'plan_start'],
    ['the start of another', { plan_start: '2026-07-01', plan_end: '2028-06-30' }, 'plan_start'],
    [
      'a budget, which staff keep',
      { ...LAST_YEAR, remaining_budget_cents: 1 },
      'remaining_budget_cents',
    ],
  ])('are refused with %s', async (_what, body, field) => {
    await update(1, THIS_YEAR);
    const response = await add(2, body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ [field]: [expect.any(String)] });
    expect(datesOf(profileIn(await api.call({ path: OWN, as: participant })))).toHaveLength(1);
  });

  test('are added by staff with a reason, which is recorded, and with the budget of that day', async () => {
    const path = `clients/${participant.id}/plans/`;
    const body = { version: 1, ...THIS_YEAR, remaining_budget_cents: 5_000_00 };
    expect((await api.call({ method: 'POST', path, as: staff, body })).statusCode).toBe(400);
    const reason = 'She sent us her plan.';
    const added = await api.call({ method: 'POST', path, as: staff, body: { ...body, reason } });
    expect(added.statusCode).toBe(201);
    expect(profileIn(added)).toMatchObject({
      remaining_budget_cents: 5_000_00,
      plans: [{ remaining_budget_cents: 5_000_00, remaining_budget_on: '2026-11-21' }],
    });
    const admin = await api.signIn({ userType: 'admin' });
    const audit = await api.call({ path: `audit/?client_id=${participant.id}`, as: admin });
    expect(audit.json()).toMatchObject({ results: [{ action: 'update', reason }] });
    const client = await api.call({ path: `clients/${participant.id}/`, as: staff });
    expect(client.json()).toMatchObject({ profile: { plans: [THIS_YEAR] } });
  });

  test('are only for NDIS clients', async () => {
    participant = await api.signIn();
    const refused = await add(1, THIS_YEAR);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual({ non_field_errors: [expect.stringContaining('general')] });
  });
});
