import { addressSchema, myAddressesPageSchema, type Address } from '@cleaning/contract/clients';
import { describe, expect, it } from 'vitest';
import { statusesOf } from '../../../test/account-fixtures.ts';
import { requestAppointment } from '../../../test/appointment-fixtures.ts';
import type { TestPerson } from '../../../test/create-test-app.ts';
import { act, createDraft } from '../../../test/quote-fixtures.ts';
import { startBeforeAll } from '../../../test/set-up.ts';

const api = startBeforeAll();

const HOME = { line1: '12 Example Street', suburb: 'Castle Hill', postcode: '2154' };
const PATH = 'accounts/addresses/';

const create = (as: TestPerson, body: object = {}, key?: string) =>
  api.call({
    method: 'POST',
    path: PATH,
    as,
    body: { ...HOME, ...body },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

const add = async (as: TestPerson, body: object = {}) => {
  const response = await create(as, body);
  expect(response.statusCode).toBe(201);
  return addressSchema.parse(response.json());
};

const list = async (as: TestPerson, query = '') => {
  const response = await api.call({ path: `${PATH}?${query}`, as });
  return myAddressesPageSchema.parse(response.json());
};

const update = (as: TestPerson, { id, version }: Address, body: object) =>
  api.call({ method: 'PATCH', path: `${PATH}${id}/`, as, body: { version, ...body } });

const remove = (as: TestPerson, { id, version }: Address) =>
  api.call({ method: 'DELETE', path: `${PATH}${id}/?version=${version}`, as });

const defaultsOf = async (as: TestPerson) =>
  (await list(as)).results.filter((address) => address.is_default).map(({ label }) => label);

describe('a client’s addresses', () => {
  it('include exactly one default from the first on', async () => {
    const person = await api.signIn();
    const first = await add(person, { label: 'Home', access_notes: 'Ring <twice>.' });
    expect(first).toMatchObject({ ...HOME, is_default: true, access_notes: 'Ring twice.' });
    api.clock.advance(1000);
    const second = await add(person, { label: 'Office' });
    expect(second.is_default).toBe(false);
    await add(person, { label: 'Flat', is_default: true });
    expect(await defaultsOf(person)).toEqual(['Flat']);
    const chosen = await update(person, second, { is_default: true });
    expect(chosen.json()).toMatchObject({ is_default: true, version: 2 });
    expect(await defaultsOf(person)).toEqual(['Office']);
    await remove(person, chosen.json<Address>());
    expect(await defaultsOf(person)).toEqual(['Flat']);
  });

  it('are listed with the default first, then the newest, in pages', async () => {
    const person = await api.signIn();
    for (const label of ['a', 'b', 'c']) {
      await add(person, { label });
      api.clock.advance(1000);
    }
    expect((await list(person)).results.map(({ label }) => label)).toEqual(['a', 'c', 'b']);
    expect(await list(person, 'page_size=2')).toMatchObject({
      count: 3,
      next: `/api/v1/${PATH}?page=2&page_size=2`,
    });
  });

  it.each([
    ['postcode', { postcode: '3000' }],
    ['postcode', { postcode: '1680' }],
    ['line1', { line1: ' ' }],
    ['suburb', { suburb: null }],
    ['label', { label: 'x'.repeat(41) }],
    ['is_default', { is_default: false }],
  ])('are refused with an invalid %s', async (field, body) => {
    const response = await create(await api.signIn(), body);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });

  it('are created once, however often the button is pressed', async () => {
    const person = await api.signIn();
    const answers = await Promise.all([1, 2, 3].map(() => create(person, {}, 'one-press')));
    expect(statusesOf(answers)).toEqual([201, 201, 201]);
    expect((await list(person)).count).toBe(1);
  });

  it('have one default even when several are made at once', async () => {
    const person = await api.signIn();
    await Promise.all([1, 2, 3, 4].map(() => create(person, { is_default: true })));
    const { results } = await list(person);
    expect(results.map(({ is_default }) => is_default)).toEqual([true, false, false, false]);
  });

  it('are limited to twenty, also for concurrent calls', async () => {
    const person = await api.signIn();
    for (let count = 0; count < 19; count += 1) await add(person);
    const answers = await Promise.all([create(person), create(person)]);
    expect(statusesOf(answers)).toEqual([201, 400]);
    expect((await list(person)).count).toBe(20);
  });
});

describe('a change of an address', () => {
  it('keeps the fields that are not sent', async () => {
    const person = await api.signIn();
    const address = await add(person, { label: 'Home' });
    const response = await update(person, address, { suburb: 'Ryde', access_notes: 'Gate 4.' });
    expect(response.json()).toMatchObject({
      label: 'Home',
      line1: HOME.line1,
      suburb: 'Ryde',
      access_notes: 'Gate 4.',
    });
  });

  it('is refused for a stale version', async () => {
    const person = await api.signIn();
    const address = await add(person);
    const newest = await update(person, address, { label: 'New' });
    const late = [
      await update(person, address, { label: 'Late' }),
      await api.call({ method: 'DELETE', path: `${PATH}${address.id}/?version=1`, as: person }),
    ];
    for (const response of late) {
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'stale_version', current: newest.json() });
    }
  });

  it('is saved once by two concurrent calls', async () => {
    const person = await api.signIn();
    const address = await add(person);
    const answers = await Promise.all(
      ['a', 'b'].map((label) => update(person, address, { label })),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  it('requires a version for a deletion', async () => {
    const person = await api.signIn();
    const { id } = await add(person);
    const response = await api.call({ method: 'DELETE', path: `${PATH}${id}/`, as: person });
    expect(response.statusCode).toBe(400);
  });

  it('is refused for an address of another client', async () => {
    const address = await add(await api.signIn());
    const other = await api.signIn();
    const answers = [await update(other, address, { label: 'Mine' }), await remove(other, address)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect((await list(other)).results).toEqual([]);
  });
});

const lastUsed = async (as: TestPerson) => (await list(as)).last_used;
const asked = (as: TestPerson, line1: string) =>
  requestAppointment(api, as, { address_line1: line1 });
const drafted = async (as: TestPerson, line1: string) => {
  const draft = await createDraft(api, as, { address_line1: line1 });
  api.clock.advance(1000);
  return draft;
};
const sent = async (as: TestPerson, line1: string) => {
  const draft = await drafted(as, line1);
  expect((await act(api, as, draft, 'submit')).statusCode).toBe(200);
};
const at = (line1: string) => ({ line1, suburb: 'Ryde', postcode: '2112' });

describe('the last place that a client used', () => {
  it('is that of the newest of their sent quotes and visits', async () => {
    const person = await api.signIn();
    expect(await lastUsed(person)).toBeNull();
    await sent(person, '1 First Street');
    expect(await lastUsed(person)).toEqual(at('1 First Street'));
    await asked(person, '2 Second Street');
    expect(await lastUsed(person)).toEqual(at('2 Second Street'));
    await sent(person, '3 Third Street');
    expect(await lastUsed(person)).toEqual(at('3 Third Street'));
  });

  it('is never that of a draft, also not of one that was cancelled', async () => {
    const person = await api.signIn();
    await sent(person, '1 First Street');
    const draft = await drafted(person, '2 Second Street');
    expect(await lastUsed(person)).toEqual(at('1 First Street'));
    expect((await act(api, person, draft, 'cancel')).statusCode).toBe(200);
    expect(await lastUsed(person)).toEqual(at('1 First Street'));
  });

  it('is not repeated while it is saved, however it is written', async () => {
    const person = await api.signIn();
    await asked(person, '1 First Street');
    await asked(person, '2 Second Street');
    const saved = await add(person, { line1: '2 SECOND street', suburb: 'RYDE', postcode: '2112' });
    expect(await lastUsed(person)).toBeNull();
    await remove(person, saved);
    expect(await lastUsed(person)).toEqual(at('2 Second Street'));
  });

  it('is said on every page of the addresses', async () => {
    const person = await api.signIn();
    await add(person);
    await asked(person, '2 Second Street');
    expect(await list(person, 'page=2')).toMatchObject({
      results: [],
      last_used: at('2 Second Street'),
    });
  });

  it('is never that of another client, and not in the list that staff read', async () => {
    const person = await api.signIn();
    await asked(person, '2 Second Street');
    expect(await lastUsed(await api.signIn())).toBeNull();
    const staff = await api.signIn({ userType: 'staff' });
    const seen = await api.call({ path: `clients/${person.id}/addresses/`, as: staff });
    expect(seen.json()).toEqual({ count: 0, next: null, previous: null, results: [] });
  });
});
