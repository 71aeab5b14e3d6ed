import { auditEntrySchema } from '@cleaning/contract/audit';
import { clientSchema } from '@cleaning/contract/clients';
import { pageOf } from '@cleaning/contract/http';
import { describe, expect, it } from 'vitest';
import type { TestPerson } from '../../test/create-test-app.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';
import { createSecrets } from '../core/security/secrets.ts';
import { findClientContact, findClientRecord } from './client-directory.ts';

const secrets = createSecrets('a key that only this test and its service know');

const api = startBeforeAll({ dependencies: { secrets } });
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
const admin = makeBeforeAll(() => api.signIn({ userType: 'admin' }));

/** A participant with an NDIS number. */
async function aParticipant() {
  const person = await api.signIn({ clientType: 'ndis' });
  await api.call({
    method: 'PATCH',
    path: 'accounts/profile/client/',
    as: person,
    body: { version: 1, ndis_number: '430000003', plan_management: 'agency' },
  });
  return person;
}

const updateFor = (id: string, body: object, as = staff) =>
  api.call({
    method: 'PATCH',
    path: `clients/${id}/profile/`,
    as,
    body: { version: 2, reason: 'She asked by phone.', ...body },
  });

const reveal = (id: string, as: TestPerson, reason = 'Claim in the portal.') =>
  api.call({ method: 'POST', path: `clients/${id}/reveal_ndis_number/`, as, body: { reason } });

async function auditOf(clientId: string) {
  const response = await api.call({ path: `audit/?client_id=${clientId}`, as: admin });
  const { results } = pageOf(auditEntrySchema).parse(response.json());
  return results.map(({ action, actor, reason }) => [action, actor?.id, reason]);
}

describe('one client', () => {
  it('is read by staff with a masked NDIS number, and the access is recorded', async () => {
    const person = await aParticipant();
    const response = await api.call({ path: `clients/${person.id}/`, as: staff });
    expect(clientSchema.parse(response.json())).toEqual(response.json());
    expect(response.body).not.toContain('430000003');
    expect(response.json()).toMatchObject({
      id: person.id,
      is_active: true,
      plan_management: 'agency',
      profile: { ndis_number_masked: '43x xxx x03', version: 2 },
    });
    expect(await auditOf(person.id)).toEqual([['view', staff.id, null]]);
  });

  it('is changed by staff, with a reason that is recorded', async () => {
    const person = await aParticipant();
    const kept = {
      service_agreement_start: '2026-07-01',
      service_agreement_end: '2027-06-30',
      provider_recorded_on: '2026-08-01',
      remaining_budget_cents: 250_000,
      cancellation_fee_cents: 120_20,
      abn: '51824753556',
      nominee_name: 'Ada Park',
    };
    const response = await updateFor(person.id, kept);
    expect(response.json()).toMatchObject({ ...kept, version: 3 });
    const own = await api.call({ path: 'accounts/profile/client/', as: person });
    expect(own.json()).toEqual(response.json());
    expect(await auditOf(person.id)).toEqual([['update', staff.id, 'She asked by phone.']]);
  });

  it('gets another name and phone number from staff, with a reason that is recorded', async () => {
    const person = await api.signIn({ firstName: 'Robin', lastName: 'Park' });
    const change = (body: object, as = staff) =>
      api.call({ method: 'PATCH', path: `clients/${person.id}/`, as, body });
    const reason = 'She married, and called us.';
    const response = await change({ last_name: 'Lee', phone_number: '0491 570 156', reason });
    expect(response.statusCode).toBe(200);
    expect(clientSchema.parse(response.json())).toEqual(response.json());
    const changed = { first_name: 'Robin', last_name: 'Lee', phone_number: '+61491570156' };
    expect(response.json()).toMatchObject(changed);
    const own = await api.call({ path: 'accounts/profile/', as: person });
    expect(own.json()).toMatchObject(changed);
    expect(await auditOf(person.id)).toEqual([['update', staff.id, reason]]);

    expect((await change({ last_name: 'Lee' })).json()).toEqual({ reason: [expect.any(String)] });
    expect((await change({ first_name: ' ', reason })).json()).toEqual({
      first_name: [expect.any(String)],
    });
    expect((await change({ email: 'new@mail.example', reason })).statusCode).toBe(400);
    expect((await change({ last_name: 'Lee', reason }, person)).statusCode).toBe(403);
    const ofStaff = { method: 'PATCH', path: `clients/${staff.id}/`, as: staff } as const;
    expect((await api.call({ ...ofStaff, body: { last_name: 'Lee', reason } })).statusCode).toBe(
      404,
    );
  });

  it('keeps the phone number that they saved while staff corrected the name, until that was read', async () => {
    const person = await api.signIn({ firstName: 'Robin', lastName: 'Park' });
    const opened = { first_name: 'Robin', last_name: 'Park', phone_number: '+61491570156' };
    const own = await api.call({
      method: 'PATCH',
      path: 'accounts/profile/',
      as: person,
      body: { phone_number: '0491 570 157', earlier_details: opened },
    });
    expect(own.json()).toMatchObject({ phone_number: '+61491570157' });
    const correct = (earlier_details: object) =>
      api.call({
        method: 'PATCH',
        path: `clients/${person.id}/`,
        as: staff,
        body: { ...opened, first_name: 'Robyn', earlier_details, reason: 'She spelled it.' },
      });
    const stale = await correct(opened);
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      {
        code: 'stale_version',
        detail: 'These details have changed since you opened them. Check them and try again.',
        current: { id: person.id, first_name: 'Robin', phone_number: '+61491570157' },
      },
    ]);
    expect(clientSchema.parse(stale.json().current)).toEqual(stale.json().current);
    expect(await auditOf(person.id)).toEqual([]);
    const read = await correct({ ...opened, phone_number: '+61491570157' });
    expect(read.json()).toMatchObject({ first_name: 'Robyn', phone_number: '+61491570156' });
  });

  it('becomes an NDIS client with the details of the plan', async () => {
    const person = await api.signIn();
    const ndis = { version: 1, ndis_number: '430000004', plan_management: 'plan' };
    expect((await updateFor(person.id, ndis)).statusCode).toBe(400);
    const response = await updateFor(person.id, { ...ndis, client_type: 'ndis' });
    expect(response.json()).toMatchObject({ is_ndis_client: true, plan_management: 'plan' });
    expect((await updateFor(person.id, { client_type: 'general' })).json()).toMatchObject({
      is_ndis_client: false,
    });
  });

  it.each([
    ['no reason', { reason: ' ' }, 400],
    ['a negative budget', { remaining_budget_cents: -1 }, 400],
    [
      'an agreement that ends before it starts',
      { service_agreement_start: '2026-07-02', service_agreement_end: '2026-07-01' },
      400,
    ],
    ['an old version', { version: 1, nominee_name: 'Ada' }, 409],
  ])('is not changed with %s, and nothing is recorded', async (_what, body, status) => {
    const person = await aParticipant();
    expect((await updateFor(person.id, body)).statusCode).toBe(status);
    expect(await auditOf(person.id)).toEqual([]);
  });

  it('is not found by the id of a staff user, or an unknown id', async () => {
    for (const id of [staff.id, '0d3a0000-0000-4000-8000-00000000ffff']) {
      const answers = [
        await api.call({ path: `clients/${id}/`, as: staff }),
        await updateFor(id, { version: 1 }),
        await reveal(id, staff),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    }
  });
});

describe('a whole NDIS number', () => {
  it('is shown to staff who give a reason, which is recorded', async () => {
    const person = await aParticipant();
    const response = await reveal(person.id, staff);
    expect(response.json()).toEqual({ ndis_number: '430000003' });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await auditOf(person.id)).toEqual([
      ['reveal_ndis_number', staff.id, 'Claim in the portal.'],
    ]);
    expect(api.logLines.join('')).not.toContain('430000003');
  });

  it('is not shown without a reason, or to any client', async () => {
    const person = await aParticipant();
    expect((await reveal(person.id, staff, ' ')).statusCode).toBe(400);
    expect((await reveal(person.id, person)).statusCode).toBe(403);
    expect(await auditOf(person.id)).toEqual([]);
  });

  it('is null where there is none, and no access is recorded', async () => {
    const person = await api.signIn();
    expect((await reveal(person.id, admin)).json()).toEqual({ ndis_number: null });
    expect(await auditOf(person.id)).toEqual([]);
  });
});

describe('other records', () => {
  it('can read the needed details of a client, but not of staff', async () => {
    const person = await aParticipant();
    expect(await findClientRecord(api.database, person.id)).toMatchObject({
      id: person.id,
      email: person.email,
      isNdis: true,
      isActive: true,
      hasNdisNumber: true,
      plans: [{ planManagement: 'agency', start: null, end: null }],
      billingAddress: null,
    });
    expect(await findClientContact(api.database, person.id)).toEqual({
      id: person.id,
      email: person.email,
      firstName: 'Robin',
      lastName: 'Park',
    });
    expect(await findClientRecord(api.database, staff.id)).toBeNull();
    expect(await findClientContact(api.database, staff.id)).toBeNull();
  });
});

const act = (id: string, as: TestPerson | undefined, reason = 'Her screen reader fails today.') =>
  api.call({ method: 'POST', path: `clients/${id}/act/`, as, body: { reason } });

describe('acting for a client', () => {
  it('is recorded with the user and the reason', async () => {
    const person = await api.signIn();
    expect((await act(person.id, staff)).statusCode).toBe(204);
    expect((await act(person.id, admin, 'She asked me.')).statusCode).toBe(204);
    expect(await auditOf(person.id)).toEqual([
      ['act_for_client', admin.id, 'She asked me.'],
      ['act_for_client', staff.id, 'Her screen reader fails today.'],
    ]);
  });

  it('is recorded when it is stopped, also for an account that was closed meanwhile', async () => {
    const person = await api.signIn();
    const stop = (id: string, as = staff) =>
      api.call({ method: 'POST', path: `clients/${id}/stop_acting/`, as });
    await act(person.id, staff);
    expect((await stop(person.id)).statusCode).toBe(204);
    expect((await stop(person.id, person)).statusCode).toBe(403);
    expect((await stop(staff.id)).statusCode).toBe(404);
    await api.call({
      method: 'POST',
      path: `users/${person.id}/deactivate/`,
      as: admin,
      body: { reason: 'She moved away.' },
    });
    expect((await stop(person.id)).statusCode).toBe(204);
    const stopped = ['stop_acting_for_client', staff.id, null];
    const entries = await auditOf(person.id);
    expect(entries.filter(([action]) => String(action).includes('acting'))).toEqual([
      stopped,
      stopped,
    ]);
  });

  it('requires a reason, an open account and a client', async () => {
    const person = await api.signIn();
    expect((await act(person.id, staff, '  ')).json()).toMatchObject({
      reason: ['Say why you are doing this.'],
    });
    expect((await act(staff.id, staff)).statusCode).toBe(404);
    await api.call({
      method: 'POST',
      path: `users/${person.id}/deactivate/`,
      as: admin,
      body: { reason: 'She moved away.' },
    });
    const refused = await act(person.id, staff);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('The account of this client is closed.');
    const actions = (await auditOf(person.id)).map(([action]) => action);
    expect(actions).not.toContain('act_for_client');
  });

  it('is refused for clients, and gives staff none of their rights', async () => {
    const person = await api.signIn();
    expect((await act(person.id, person)).statusCode).toBe(403);
    expect((await act(person.id, undefined)).statusCode).toBe(401);
    await act(person.id, staff);
    const own = ['accounts/profile/client/', 'quotes/my-quotes/', 'appointments/my_appointments/'];
    for (const path of own) expect((await api.call({ path, as: staff })).statusCode).toBe(403);
  });
});
