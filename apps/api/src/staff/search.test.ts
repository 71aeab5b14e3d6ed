import { paymentReference } from '@cleaning/contract/payments/rules';
import { staffSearchSchema, type StaffSearch } from '@cleaning/contract/staff';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { confirmedAppointment, requestAppointment } from '../../test/appointment-fixtures.ts';
import type { TestPerson } from '../../test/create-test-app.ts';
import { issueInvoice } from '../../test/invoice-fixtures.ts';
import { createDraft } from '../../test/quote-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';
import { searchForStaff } from './search.ts';

const api = startBeforeAll();
const staff = makeBeforeAll(() =>
  api.signIn({ userType: 'staff', clientType: null, firstName: 'Mia' }),
);
const amira = makeBeforeAll(() =>
  api.signIn({
    firstName: 'Amira',
    lastName: 'Haddad',
    phoneNumber: '+61491570159',
  }),
);

const search = (text: string, as: TestPerson | undefined = staff) =>
  api.call({ path: `staff/search/?${new URLSearchParams({ text }).toString()}`, as });

async function found(text: string): Promise<StaffSearch> {
  const response = await search(text);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual(staffSearchSchema.parse(response.json()));
  return staffSearchSchema.parse(response.json());
}

const NOTHING = { clients: [], quotes: [], visits: [], invoices: [] };
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe('the search of staff', () => {
  it('finds a client by part of the name, with their records', async () => {
    const quote = await createDraft(api, amira);
    const visit = await confirmedAppointment(api, { client: amira, staff });
    const request = await requestAppointment(api, amira, { preferred_date: '2027-01-04' });
    const invoice = await issueInvoice(api, staff, amira);
    const result = await found('mira had');
    expect(result.clients).toMatchObject([{ id: amira.id, first_name: 'Amira', is_active: true }]);
    expect(idsOf(result.quotes)).toContain(quote.id);
    expect(idsOf(result.visits)).toEqual([visit.id, request.id]);
    expect(idsOf(result.invoices)).toEqual([invoice.id]);
    expect(idsOf((await found('0491 570 159')).clients)).toEqual([amira.id]);
    expect(idsOf((await found(amira.email)).clients)).toEqual([amira.id]);
  });

  it('finds no client by a part of an address that many share', async () => {
    const [, domain = ''] = amira.email.split('@');
    expect(await found(domain)).toEqual(NOTHING);
    expect(idsOf((await found(`@${domain}`)).clients)).toContain(amira.id);
    expect(idsOf((await found(amira.email.split('@')[0] ?? '')).clients)).toEqual([amira.id]);
  });

  it('finds a record by its reference, or by its number alone', async () => {
    const quote = await createDraft(api, amira);
    const invoice = await issueInvoice(api, staff, amira);
    expect(await found(quote.reference)).toMatchObject({
      ...NOTHING,
      quotes: [{ id: quote.id, client: { first_name: 'Amira' } }],
    });
    expect(idsOf((await found(quote.reference.slice(2))).quotes)).toEqual([quote.id]);
    expect(await found(invoice.number ?? '')).toMatchObject({
      ...NOTHING,
      invoices: [{ id: invoice.id, client_name: 'Amira Haddad' }],
    });
  });

  it('finds at most five records by the start of a reference, and by payment reference', async () => {
    const quote = await createDraft(api, amira);
    const invoice = await issueInvoice(api, staff, amira);
    for (let count = 0; count < 5; count += 1) await createDraft(api, amira);
    const { quotes, visits } = await found(quote.reference.slice(0, -1));
    expect(idsOf(quotes).length).toBeLessThanOrEqual(5);
    for (const { reference } of quotes) {
      expect(reference.startsWith(quote.reference.slice(0, -1))).toBe(true);
    }
    expect(quotes.length).toBeGreaterThan(1);
    expect(visits).toEqual([]);
    const reference = paymentReference(invoice.number) ?? '';
    expect(idsOf((await found(reference)).invoices)).toEqual([invoice.id]);
  });

  it('shows at most five clients, and their records only for a single match', async () => {
    for (let count = 0; count < 6; count += 1) {
      await api.signIn({ firstName: 'Zelda', lastName: `Petrov${count}` });
    }
    const result = await found('zelda');
    expect(result).toEqual({ ...NOTHING, clients: expect.any(Array) });
    expect(result.clients).toHaveLength(5);
  });

  it.each(["' or 1=1 --", '%%', '__', '\\\\', 'no such person'])(
    'finds nothing for %j',
    async (text) => {
      expect(await found(text)).toEqual(NOTHING);
    },
  );

  it('finds only clients among users', async () => {
    await api.signIn({ userType: 'staff', clientType: null, firstName: 'Quentin' });
    expect(await found('quentin')).toEqual(NOTHING);
  });

  it('refuses a text that is too short or too long', async () => {
    expect((await search(' a ')).json()).toMatchObject({
      text: ['Search for 2 letters or more.'],
    });
    expect((await search('a'.repeat(101))).statusCode).toBe(400);
    expect((await api.call({ path: 'staff/search/', as: staff })).statusCode).toBe(400);
  });

  it('is only for staff and admins', async () => {
    const admin = await api.signIn({ userType: 'admin', clientType: null });
    expect((await search('amira', admin)).statusCode).toBe(200);
    expect((await search('amira', amira)).statusCode).toBe(403);
    expect((await api.call({ path: 'staff/search/?text=amira' })).statusCode).toBe(401);
  });
});

describe('on a large seed', () => {
  const ROWS = 20_000;
  let client: Client;

  beforeAll(async () => {
    client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    await client.query(
      `insert into users select (jsonb_populate_record(u, jsonb_build_object(
         'id', gen_random_uuid(), 'email', 'copy-' || n || '@mail.example', 'last_name', 'Name' || n,
         'phone_number', '+614' || lpad(n::text, 8, '0')))).*
       from users u, generate_series(1, $2::int) n where u.id = $1`,
      [amira.id, ROWS],
    );
    const others = `with others as (select array_agg(id) as ids from users where user_type = 'client')`;
    await client.query(
      `${others} insert into quotes select (jsonb_populate_record(q, jsonb_build_object(
         'id', gen_random_uuid(), 'reference', 'Q-' || 500000 + n, 'client_id', others.ids[1 + n]))).*
       from quotes q, others, generate_series(1, $1::int) n
       where q.id = (select id from quotes limit 1)`,
      [ROWS],
    );
    await client.query(
      `${others} insert into appointments select (jsonb_populate_record(a, jsonb_build_object(
         'id', gen_random_uuid(), 'reference', 'A-' || 500000 + n, 'client_id', others.ids[1 + n]))).*
       from appointments a, others, generate_series(1, $1::int) n
       where a.id = (select id from appointments where status = 'requested' limit 1)`,
      [ROWS],
    );
    await client.query(
      `${others} insert into invoices (client_id, kind, status, number, issue_date, due_date, bill_to,
         total_cents, subtotal_cents, received_cents, created_at, updated_at)
       select others.ids[1 + n], 'private', 'issued', 'INV-2025-' || lpad((500000 + n)::text, 6, '0'),
         i.issue_date, i.due_date, i.bill_to, 10000, 10000, 0, i.created_at, i.updated_at
       from (select * from invoices where status = 'issued' limit 1) i, others,
         generate_series(1, $1::int) n`,
      [ROWS],
    );
    await client.query('vacuum analyze');
  });
  afterAll(() => client.end());

  it.each([
    'Haddad',
    'copy-777@',
    '0400 007 777',
    'Q-500777',
    'Q-5007',
    '500777',
    'INV-2025-500777',
  ])('no query reads a whole table: %s', async (text) => {
    const asked = vi.spyOn(api.database.$client, 'query');
    const viewer = { kind: 'office', staffId: staff.id, isAdmin: false } as const;
    const result = await searchForStaff(api.database, { viewer, text, today: '2026-11-23' });
    expect(Object.values(result).flat().length).toBeGreaterThan(0);
    const calls: unknown[][] = asked.mock.calls;
    expect(calls.length).toBeGreaterThan(0);
    for (const [statement, params] of calls) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain ${(statement as { text: string }).text}`,
        params as unknown[],
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toMatch(/Seq Scan on (?:users|quotes|appointments|invoices)/u);
    }
  });
});
