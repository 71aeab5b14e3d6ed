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

const reason = 'She showed us the letter.';

/** Makes a call of staff about this participant, with a reason. */
const call = (method: 'POST' | 'PATCH', path: string, version: number, body: object = {}) =>
  api.call({
    method,
    path: `clients/${participant.id}/${path}`,
    as: staff,
    body: { version, reason, ...body },
  });

function profileIn(response: LightMyRequestResponse): ClientProfile {
  const profile = clientProfileSchema.parse(response.json());
  expect(response.json()).toEqual(profile);
  return profile;
}

const plansOf = ({ plans }: ClientProfile) =>
  plans.map(({ plan_start, plan_end }) => [plan_start, plan_end]);

const agreementsOf = ({ service_agreements: agreements }: ClientProfile) =>
  agreements.map((row) => [
    row.service_agreement_start,
    row.service_agreement_end,
    row.cancellation_fee_cents,
    row.is_current,
  ]);

/** Stores two plans of one year each, and returns the id of the one that has ended. */
async function storePlans(): Promise<string> {
  await call('POST', 'plans/', 1, { plan_start: '2026-07-01', plan_end: '2027-06-30' });
  const both = await call('POST', 'plans/', 2, {
    plan_start: '2025-07-01',
    plan_end: '2026-06-30',
    plan_management: 'self',
  });
  return profileIn(both).plans[1]?.id ?? '';
}

const reasonsNoted = async () => {
  const admin = await api.signIn({ userType: 'admin' });
  const audit = await api.call({ path: `audit/?client_id=${participant.id}`, as: admin });
  return audit.json<{ results: { action: string; reason: string }[] }>().results;
};

describe('a plan that is over', () => {
  test('is corrected by staff with a reason, and today’s plan does not change', async () => {
    const id = await storePlans();
    const changed = profileIn(
      await call('PATCH', `plans/${id}/`, 3, {
        plan_start: '2025-08-01',
        plan_management: 'plan',
        plan_manager_name: 'Old Plans',
        plan_manager_invoice_email: 'old@plans.example',
        remaining_budget_cents: 10_00,
      }),
    );
    expect(changed.version).toBe(4);
    expect(changed.plans).toMatchObject([
      { plan_start: '2026-07-01', plan_management: null, is_current: true },
      {
        plan_start: '2025-08-01',
        plan_end: '2026-06-30',
        plan_management: 'plan',
        plan_manager_name: 'Old Plans',
        remaining_budget_cents: 10_00,
        is_current: false,
      },
    ]);
    expect((await reasonsNoted())[0]).toMatchObject({ action: 'update', reason });
  });

  test.each([
    ['days of the next plan', { plan_end: '2026-07-01' }, 'plan_start', 'from 1 July 2026'],
    ['no end before the next plan', { plan_end: null }, 'plan_start', 'share days'],
    ['an end before its start', { plan_end: '2025-06-30' }, 'plan_end', 'ends on or after'],
    ['no reason', { reason: ' ' }, 'reason', 'Say why'],
  ])('is refused with %s', async (_what, body, field, message) => {
    const id = await storePlans();
    const refused = await call('PATCH', `plans/${id}/`, 3, body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual({ [field]: [expect.stringContaining(message)] });
  });

  test('can be removed when it was a mistake, but only once', async () => {
    const id = await storePlans();
    const left = profileIn(await call('POST', `plans/${id}/remove/`, 3));
    expect(plansOf(left)).toEqual([['2026-07-01', '2027-06-30']]);
    expect((await call('POST', `plans/${id}/remove/`, 4)).statusCode).toBe(404);
    expect((await reasonsNoted())[0]).toMatchObject({ action: 'update', reason });
  });

  test('is not changed over a newer version, and the caller gets the changes', async () => {
    const id = await storePlans();
    const answers = await Promise.all([
      call('PATCH', `plans/${id}/`, 3, { plan_management: 'plan' }),
      call('POST', `plans/${id}/remove/`, 3),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ current: { version: 4 } });
  });

  test('of another client is not found, and a client cannot change it', async () => {
    const id = await storePlans();
    const owner = participant;
    participant = await api.signIn({ clientType: 'ndis' });
    const change = { plan_management: 'plan' };
    expect((await call('PATCH', `plans/${id}/`, 1, change)).statusCode).toBe(404);
    expect((await call('POST', `plans/${id}/remove/`, 1)).statusCode).toBe(404);
    const byOwner = await api.call({
      method: 'PATCH',
      path: `clients/${owner.id}/plans/${id}/`,
      as: owner,
      body: { version: 3, reason, ...change },
    });
    expect(byOwner.statusCode).toBe(403);
  });
});

const add = (version: number, body: object) => call('POST', 'agreements/', version, body);

describe('the service agreements of a client', () => {
  test('end the day before the next one starts, and keep their fee', async () => {
    await add(1, { service_agreement_start: '2025-07-01', cancellation_fee_cents: 80_00 });
    const profile = profileIn(await add(2, { service_agreement_start: '2026-07-01' }));
    expect(agreementsOf(profile)).toEqual([
      ['2026-07-01', null, null, true],
      ['2025-07-01', '2026-06-30', 80_00, false],
    ]);
    expect(profile).toMatchObject({ service_agreement_start: '2026-07-01' });
    expect((await reasonsNoted())[0]).toMatchObject({ action: 'update', reason });
  });

  test('keep the previous one when staff enter the dates of a new one in the details', async () => {
    const first = { service_agreement_start: '2025-07-01', cancellation_fee_cents: 80_00 };
    await call('PATCH', 'profile/', 1, first);
    const renewed = await call('PATCH', 'profile/', 2, { service_agreement_start: '2026-07-01' });
    expect(agreementsOf(profileIn(renewed))).toEqual([
      ['2026-07-01', null, 80_00, true],
      ['2025-07-01', '2026-06-30', 80_00, false],
    ]);
  });

  test('can be corrected and removed by staff, past ones too', async () => {
    await add(1, { service_agreement_start: '2025-07-01' });
    const both = profileIn(await add(2, { service_agreement_start: '2026-07-01' }));
    const path = `agreements/${both.service_agreements[1]?.id ?? ''}/`;
    const shared = await call('PATCH', path, 3, { service_agreement_end: '2026-07-01' });
    expect(shared.json()).toEqual({
      service_agreement_start: [expect.stringContaining('from 1 July 2026')],
    });
    const corrected = await call('PATCH', path, 3, { service_agreement_end: '2026-05-31' });
    expect(agreementsOf(profileIn(corrected))[1]).toEqual([
      '2025-07-01',
      '2026-05-31',
      null,
      false,
    ]);
    const left = profileIn(await call('POST', `${path}remove/`, 4));
    expect(agreementsOf(left)).toEqual([['2026-07-01', null, null, true]]);
    expect((await call('POST', `${path}remove/`, 5)).statusCode).toBe(404);
  });

  test('are only for NDIS clients, and need a start date', async () => {
    expect((await add(1, {})).json()).toEqual({ service_agreement_start: [expect.any(String)] });
    participant = await api.signIn();
    const refused = await add(1, { service_agreement_start: '2026-07-01' });
    expect(refused.json()).toEqual({ non_field_errors: [expect.stringContaining('general')] });
  });
});
