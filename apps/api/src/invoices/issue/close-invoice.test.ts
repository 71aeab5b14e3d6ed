import { describe, expect, test } from 'vitest';
import { statusesOf } from '../../../test/account-fixtures.ts';
import type { TestPerson } from '../../../test/create-test-app.ts';
import {
  command,
  invoiceIn,
  issueInvoice,
  pay,
  readInvoice,
} from '../../../test/invoice-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const testApp = startBeforeAll();
const staff = makeBeforeAll(() => testApp.signIn({ userType: 'staff' }));
const admin = makeBeforeAll(() => testApp.signIn({ userType: 'admin' }));
const client = makeBeforeEach(() => testApp.signIn());
const invoice = makeBeforeEach(() => issueInvoice(testApp, staff, client));

const give = (name: string, body: object, as: TestPerson = staff) =>
  command(testApp, as, invoice, name, body);

const read = () => readInvoice(testApp, staff, invoice);

describe('voiding an invoice', () => {
  const voiding = { version: 2, reason: 'Wrong client.' };

  test('removes its balance, keeps its number, and mails the client', async () => {
    testApp.clock.advance(1000);
    const voided = invoiceIn(await give('void', voiding));
    expect(voided).toMatchObject({
      status: 'void',
      number: invoice.number,
      balance_cents: 0,
      available_commands: [],
    });
    expect(voided.events.at(-1)).toMatchObject({ command: 'void', reason: 'Wrong client.' });
    const [mail] = await testApp.mails(client.email);
    expect(mail?.text).toContain('Please do not pay it.');
    expect((await pay(testApp, staff, invoice, 1_00, 'T-1')).statusCode).toBe(409);
  });

  test.each([
    ['without a reason', { version: 2, reason: ' ' }, 400],
    ['over a version that is old', { ...voiding, version: 1 }, 409],
  ])('is refused %s', async (_why, body, status) => {
    expect((await give('void', body)).statusCode).toBe(status);
    expect(await read()).toEqual(invoice);
  });

  test('is refused after a payment, which is refunded and credited instead', async () => {
    const paid = invoiceIn(await pay(testApp, staff, invoice, 1_00, 'T-1'));
    const response = await give('void', { ...voiding, version: paid.version });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'invalid_transition', current: paid });
  });

  test('and a payment at once: only one succeeds', async () => {
    const answers = await Promise.all([
      give('void', voiding),
      pay(testApp, staff, invoice, 110_00, 'T-1'),
    ]);
    expect(statusesOf(answers)[1]).toBe(409);
    const { status, balance_cents: balance } = await read();
    expect(['void', 'paid']).toContain(status);
    expect(balance).toBe(0);
  });
});

describe('writing off an invoice', () => {
  const body = { version: 2, reason: 'Nobody answers.' };

  test('is done by an admin, with an entry in the audit log', async () => {
    const written = invoiceIn(await give('write_off', body, admin));
    expect(written).toMatchObject({ status: 'written_off', balance_cents: 0 });
    const audit = await testApp.call({
      path: `audit/?subject_type=invoice&subject_id=${invoice.id}`,
      as: admin,
    });
    expect(audit.json()).toMatchObject({
      count: 1,
      results: [{ action: 'update', reason: 'Nobody answers.', client: { id: client.id } }],
    });
    const seen = await readInvoice(testApp, client, invoice);
    expect(seen.events.at(-1)).toMatchObject({ command: 'write_off', reason: null });
  });

  test('is refused to staff', async () => {
    expect((await give('write_off', body)).statusCode).toBe(403);
    expect(await read()).toEqual(invoice);
  });
});
