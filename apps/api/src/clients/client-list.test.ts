import { clientCountsSchema, clientListItemSchema } from '@cleaning/contract/clients';
import { cappedPageOf } from '@cleaning/contract/http';
import { beforeAll, describe, expect, it } from 'vitest';
import { confirmedAppointment, requestAppointment } from '../../test/appointment-fixtures.ts';
import type { TestPerson } from '../../test/create-test-app.ts';
import { command, createInvoice, issueInvoice, pay } from '../../test/invoice-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';

const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));

const list = async (query: string) => {
  const response = await api.call({ path: `clients/?${query}`, as: staff });
  expect(response.statusCode).toBe(200);
  return cappedPageOf(clientListItemSchema).parse(response.json());
};

const namesOf = async (query: string) =>
  (await list(query)).results.map(({ last_name }) => last_name);

describe('the list of clients', () => {
  beforeAll(async () => {
    await api.signIn({ firstName: 'Mia', lastName: 'Quenby', phoneNumber: '+61491570313' });
    const leo = await api.signIn({ clientType: 'ndis', firstName: 'Leo', lastName: 'Quennell' });
    await api.call({
      method: 'PATCH',
      path: 'accounts/profile/client/',
      as: leo,
      body: { version: 1, ndis_number: '430000003' },
    });
    await api.signIn({ firstName: 'Never', lastName: 'Quenverified', verifiedAt: null });
    await api.signIn({
      firstName: 'Gone',
      lastName: 'Quenwas',
      deactivatedAt: api.clock.now,
      email: '100%_real@mail.example',
    });
  });

  it('finds verified clients by name, in order of their last names', async () => {
    expect(await namesOf('search=QUEN')).toEqual(['Quenby', 'Quennell', 'Quenwas']);
    expect(await namesOf('search=quen&ordering=-name')).toEqual(['Quenwas', 'Quennell', 'Quenby']);
    expect(await namesOf('search=mia+quenby')).toEqual(['Quenby']);
  });

  it.each([
    ['a phone number, however it is typed', 'search=0491+570+313', ['Quenby']],
    ['text that would be a pattern elsewhere', 'search=100%25_', ['Quenwas']],
    ['client type', 'search=quen&client_type=ndis', ['Quennell']],
    ['open accounts', 'search=quen&status=active', ['Quenby', 'Quennell']],
    ['closed accounts', 'search=quen&status=closed', ['Quenwas']],
    ['nobody', 'search=%25%25%25', []],
  ])('finds by %s', async (_what, query, names) => {
    expect(await namesOf(query)).toEqual(names);
  });

  it('contains no staff and no NDIS number, and is paged', async () => {
    const page = await list('search=quen&page_size=2');
    expect(page).toMatchObject({ count: 3, previous: null });
    expect(page.next).toBe('/api/v1/clients/?page=2&page_size=2&search=quen&ordering=name');
    expect(await namesOf(`search=${staff.email}`)).toEqual([]);
    expect(JSON.stringify(page)).not.toMatch(/430000003|ndis_number/u);
  });

  it('is only for staff', async () => {
    const response = await api.call({ path: 'clients/', as: await api.signIn() });
    expect(response.statusCode).toBe(403);
  });
});

const rowOf = async (search: string) => (await list(`search=${search}`)).results[0];

const addAddress = (client: TestPerson, suburb: string) =>
  api.call({
    method: 'POST',
    path: 'accounts/addresses/',
    as: client,
    body: { line1: '14 Banksia Street', suburb, postcode: '2154', is_default: true },
  });

const counts = async () => {
  const response = await api.call({ path: 'clients/counts/', as: staff });
  const body: unknown = response.json();
  expect(clientCountsSchema.parse(body)).toEqual(body);
  return body;
};

describe('a client in the list', () => {
  it('has the suburb of the main address, otherwise of the last visit, otherwise none', async () => {
    const client = await api.signIn({ lastName: 'Zarrow' });
    expect(await rowOf('zarrow')).toMatchObject({ suburb: null });
    await requestAppointment(api, client, { suburb: 'Ryde' });
    expect(await rowOf('zarrow')).toMatchObject({ suburb: 'Ryde' });
    await addAddress(client, 'Epping');
    await addAddress(client, 'Castle Hill');
    expect(await rowOf('zarrow')).toMatchObject({ suburb: 'Castle Hill' });
  });

  it('has the date of the next booked visit, today included', async () => {
    const client = await api.signIn({ lastName: 'Zbooked' });
    await requestAppointment(api, client);
    expect(await rowOf('zbooked')).toMatchObject({ next_visit_on: null });
    const cleaner = await api.signIn({ userType: 'staff' });
    await confirmedAppointment(api, { client, staff: cleaner });
    expect(await rowOf('zbooked')).toMatchObject({ next_visit_on: '2026-12-03' });
  });

  it('shows what is unpaid on issued invoices, and can be filtered by it', async () => {
    const client = await api.signIn({ lastName: 'Zowes' });
    await createInvoice(api, staff, client);
    expect(await rowOf('zowes')).toMatchObject({ balance_cents: 0 });
    expect(await namesOf('search=zowes&owes=true')).toEqual([]);
    const invoice = await issueInvoice(api, staff, client);
    const second = await issueInvoice(api, staff, client);
    await pay(api, staff, invoice, 50_00, 'part');
    expect(await rowOf('zowes')).toMatchObject({ balance_cents: 170_00 });
    expect(await namesOf('search=zowes&owes=true')).toEqual(['Zowes']);
    expect(await namesOf('search=zowes&owes=false')).toEqual([]);
    await pay(api, staff, invoice, 60_00, 'rest');
    await command(api, staff, second, 'void', { version: second.version, reason: 'Twice.' });
    expect(await rowOf('zowes')).toMatchObject({ balance_cents: 0 });
    expect(await namesOf('search=zowes&owes=false')).toEqual(['Zowes']);
  });

  it('shows whether a client created by staff has accepted the invitation', async () => {
    const client = await api.signIn({ lastName: 'Zsigned' });
    expect(await rowOf('zsigned')).toMatchObject({ id: client.id, can_sign_in: true });
    const body = {
      email: 'zinvited@mail.example',
      first_name: 'Lena',
      last_name: 'Zinvited',
      phone_number: null,
      client_type: 'general',
    };
    await api.call({ method: 'POST', path: 'clients/', as: staff, body });
    expect(await rowOf('zinvited')).toMatchObject({ can_sign_in: false });
  });

  it('is counted in each view that shows it', async () => {
    const before = clientCountsSchema.parse(await counts());
    const owing = await api.signIn({ clientType: 'ndis' });
    await issueInvoice(api, staff, owing);
    await api.signIn();
    await api.signIn({ deactivatedAt: api.clock.now });
    await api.signIn({ verifiedAt: null });
    expect(await counts()).toEqual({
      active: before.active + 2,
      ndis: before.ndis + 1,
      general: before.general + 1,
      owing: before.owing + 1,
      closed: before.closed + 1,
      counted_up_to: 10_000,
    });
  });
});
