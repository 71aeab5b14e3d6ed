import { beforeEach, describe, expect, test } from 'vitest';
import { register } from './account-fixtures.ts';
import type { TestPerson } from './create-test-app.ts';
import { issueInvoice, NDIS_LINE } from './invoice-fixtures.ts';
import { setClaimStatus, signInParticipant, TEST_SECRETS } from './ndis-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from './set-up.ts';

const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));

const emailOf = (name: string) => `${name}-${Math.random()}@mail.example`;

describe('a person with one name', () => {
  test.each(['', '  ', 'Sari'])('registers with the last name %j', async (lastName) => {
    const email = emailOf('sari');
    const { token } = await register(api, { email, first_name: 'Sari', last_name: lastName });
    const profile = await api.call({ path: 'accounts/profile/', as: { token } });
    expect(profile.body).toContain(`"last_name":"${lastName.trim()}"`);
    const [mail] = await api.mails(email);
    expect(mail?.text).toMatch(/^Hello Sari,/mu);
  });

  test('changes their details, and staff make them a client', async () => {
    const { token } = await register(api, { email: emailOf('sari'), last_name: 'Typo' });
    const changed = await api.call({
      method: 'PATCH',
      path: 'accounts/profile/',
      as: { token },
      body: { first_name: 'Sari', last_name: '' },
    });
    expect(changed.statusCode).toBe(200);
    const made = await api.call({
      method: 'POST',
      path: 'clients/',
      as: staff,
      body: {
        email: emailOf('wayan'),
        first_name: 'Wayan',
        last_name: '',
        phone_number: null,
        client_type: 'general',
        is_invited: false,
      },
    });
    expect(made.statusCode).toBe(201);
  });
});

describe('the name of a client with one name', () => {
  let client: TestPerson;
  beforeEach(async () => {
    client = await signInParticipant(api);
    await api.database.execute(
      `update users set first_name = 'Sari', last_name = '' where id = '${client.id}'`,
    );
  });

  test('has no stray space on an invoice, its lists, its mail and its claim', async () => {
    const invoice = await issueInvoice(api, staff, client, { kind: 'ndis', lines: [NDIS_LINE] });
    expect(invoice.client_name).toBe('Sari');
    const check = await api.call({
      path: `invoices/ndis/${invoice.id}/compliance_check/`,
      as: staff,
    });
    expect(check.json()).toMatchObject({
      checks: expect.arrayContaining([expect.objectContaining({ id: 'PAR-01', status: 'pass' })]),
    });
    const read = await Promise.all(
      [
        `invoices/${invoice.id}/`,
        'invoices/',
        `clients/${client.id}/`,
        `invoices/statement/?client_id=${client.id}&from=2026-07-01&to=2027-06-30`,
        'bookkeeping/aged_debts/',
        'staff/search/?text=Sari',
      ].map((path) => api.call({ path, as: staff })),
    );
    for (const { statusCode, body } of read) {
      expect([statusCode, body]).toEqual([200, expect.stringMatching(/"Sari"/u)]);
      expect(body).not.toMatch(/"Sari "/u);
    }
    for (const { subject, text } of await api.mails(client.email)) {
      expect(`${subject}\n${text}`).not.toMatch(/Sari (?:[ ,.]|$)/mu);
    }
    await setClaimStatus(api, invoice.id, 'submitted');
    const remittance = await api.call({
      method: 'POST',
      path: 'invoices/remittances/preview/',
      as: staff,
      body: { content: `Invoice,Paid\n${invoice.number},150.25` },
    });
    expect(remittance.json()).toMatchObject({ invoices: [{ client_name: 'Sari' }] });
  });

  test('is on a private invoice as the payer', async () => {
    const invoice = await issueInvoice(api, staff, client);
    expect(invoice.bill_to).toMatchObject({ name: 'Sari' });
  });
});
