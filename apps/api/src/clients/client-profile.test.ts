import { clientProfileSchema } from '@cleaning/contract/clients';
import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import { describe, expect, it } from 'vitest';
import { statusesOf } from '../../test/account-fixtures.ts';
import type { TestPerson } from '../../test/create-test-app.ts';
import { startBeforeAll } from '../../test/set-up.ts';

const api = startBeforeAll();

const OWN = 'accounts/profile/client/';
const aParticipant = () => api.signIn({ clientType: 'ndis' });

const read = async (as: TestPerson) => {
  const response = await api.call({ path: OWN, as });
  return clientProfileSchema.parse(response.json());
};

const update = (as: TestPerson, body: object) =>
  api.call({ method: 'PATCH', path: OWN, as, body: { version: 1, ...body } });

const PLAN = {
  ndis_number: '430 000 002',
  plan_management: 'plan',
  plan_start: '2026-07-01',
  plan_end: '2027-06-30',
  plan_manager_name: 'Sample Plan Managers',
  plan_manager_invoice_email: 'Invoices@Plans.example',
  nominee_name: 'Ada Williams',
  nominee_email: 'ada@mail.example',
  billing_address: { line1: 'PO Box 12', suburb: 'Ryde', state: 'NSW', postcode: '1680' },
} as const;

describe('a client’s own details', () => {
  it('are empty until the client enters some', async () => {
    const person = await aParticipant();
    expect(await read(person)).toEqual({
      version: 1,
      is_ndis_client: true,
      ndis_number_masked: null,
      plan_management: null,
      plan_start: null,
      plan_end: null,
      plan_manager_name: null,
      plan_manager_invoice_email: null,
      plans: [],
      nominee_name: null,
      nominee_email: null,
      nominee_gets_copies: false,
      billing_address: null,
      service_agreement_start: null,
      service_agreement_end: null,
      service_agreements: [],
      provider_recorded_on: null,
      abn: null,
      cancellation_fee_cents: null,
      remaining_budget_cents: null,
      updated_at: null,
    });
  });

  it('are stored, and the NDIS number is returned masked', async () => {
    const person = await aParticipant();
    const response = await update(person, PLAN);
    const { ndis_number, ...plan } = PLAN;
    expect(response.statusCode).toBe(200);
    expect(response.body).not.toContain(ndis_number.replaceAll(' ', ''));
    expect(response.json()).toMatchObject({
      ...plan,
      version: 2,
      ndis_number_masked: '43x xxx x02',
      plan_manager_invoice_email: 'invoices@plans.example',
      updated_at: api.clock.now.toISOString(),
    });
    expect(await read(person)).toEqual(response.json());
    const profile = await api.call({ path: 'accounts/profile/', as: person });
    expect(profile.json()).toMatchObject({ ndis_number_masked: '43x xxx x02' });
  });

  it('are changed field by field, and a null or an empty text removes a value', async () => {
    const person = await aParticipant();
    await update(person, PLAN);
    const response = await update(person, {
      version: 2,
      ndis_number: null,
      plan_manager_name: ' ',
      billing_address: null,
    });
    expect(response.json()).toMatchObject({
      version: 3,
      ndis_number_masked: null,
      plan_manager_name: null,
      billing_address: null,
      plan_management: 'plan',
      nominee_name: PLAN.nominee_name,
    });
  });

  it('include whether the nominee gets copies, which needs an email and ends with it', async () => {
    const person = await aParticipant();
    const copies = { nominee_name: 'Ada Williams', nominee_gets_copies: true };
    const refused = await update(person, copies);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual({
      nominee_email: ['Enter the nominee’s email, or send them no copies.'],
    });
    const agreed = await update(person, { ...copies, nominee_email: 'ada@mail.example' });
    expect(agreed.json()).toMatchObject({ nominee_gets_copies: true });
    const kept = await update(person, { version: 2, nominee_name: 'Ada M. Williams' });
    expect(kept.json()).toMatchObject({ nominee_gets_copies: true });
    const gone = await update(person, { version: 3, nominee_email: null });
    expect(gone.json()).toMatchObject({ nominee_email: null, nominee_gets_copies: false });
  });

  it('are not overwritten by a stale version', async () => {
    const person = await aParticipant();
    const newest = await update(person, { plan_management: 'self' });
    const response = await update(person, { plan_management: 'agency' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'stale_version', current: newest.json() });
    expect((await read(person)).plan_management).toBe('self');
  });

  it('accept one of two concurrent changes', async () => {
    const person = await aParticipant();
    const presses = ['self', 'plan', 'agency'].map((plan_management) =>
      update(person, { plan_management }),
    );
    expect(statusesOf(await Promise.all(presses))).toEqual([200, 409, 409]);
    expect((await read(person)).version).toBe(2);
  });

  it.each([
    ['plan_end', { plan_start: '2026-07-01', plan_end: '2026-06-30' }],
    ['ndis_number', { ndis_number: '12345678' }],
    ['plan_management', { plan_management: 'somebody' }],
    ['plan_manager_invoice_email', { plan_manager_invoice_email: 'not an address' }],
    ['billing_address.postcode', { billing_address: { ...PLAN.billing_address, postcode: '99' } }],
    ['billing_address.suburb', { billing_address: { ...PLAN.billing_address, suburb: ' ' } }],
    ['plan_manager_name', { plan_manager_name: 'x'.repeat(121) }],
  ])('are refused with an invalid %s', async (field, body) => {
    const response = await update(await aParticipant(), body);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });

  it('compare a new end of the plan with the stored start', async () => {
    const person = await aParticipant();
    await update(person, { plan_start: '2026-07-01' });
    const response = await update(person, { version: 2, plan_end: '2026-06-30' });
    expect(response.json()).toEqual({ plan_end: [expect.any(String)] });
  });

  it.each([
    'remaining_budget_cents',
    'cancellation_fee_cents',
    'service_agreement_start',
    'provider_recorded_on',
    'client_type',
    'reason',
  ])('do not let the client set %s, which only staff change', async (field) => {
    const response = await update(await aParticipant(), { [field]: null });
    expect(response.json()).toEqual({ [field]: ['This field is not known.'] });
  });

  it('include an invoice address but no NDIS details for general cleaning', async () => {
    const person = await api.signIn();
    const { billing_address } = PLAN;
    const nothing = { nominee_name: '', nominee_gets_copies: false };
    expect((await update(person, { billing_address, ...nothing })).statusCode).toBe(200);
    const response = await update(person, { version: 2, ndis_number: '430000002' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ non_field_errors: [expect.stringContaining('general')] });
  });

  it('are only for verified clients', async () => {
    const pending = await api.signIn({ verifiedAt: null });
    const response = await update(pending, {});
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ detail: ERROR_MESSAGES.verificationRequired });
  });
});
