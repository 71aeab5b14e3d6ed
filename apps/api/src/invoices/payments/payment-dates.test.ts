import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../../test/create-test-app.ts';
import { command, issueInvoice } from '../../../test/invoice-fixtures.ts';

let testApp: TestApp;
let staff: TestPerson;
let client: TestPerson;

beforeAll(async () => {
  testApp = await createTestApp();
  staff = await testApp.signIn({ userType: 'staff' });
  client = await testApp.signIn();
});
afterAll(() => testApp.close());

test('a payment dated before its invoice needs one confirmation', async () => {
  const invoice = await issueInvoice(testApp, staff, client);
  const body = {
    amount_cents: 110_00,
    reference: 'T-1',
    method: 'bank_transfer',
    received_on: '2026-11-20',
  };
  expect(invoice.issue_date).toBe('2026-11-21');
  const questioned = await command(testApp, staff, invoice, 'payments', body);
  expect(questioned.statusCode).toBe(400);
  expect(questioned.json()).toEqual({
    received_on: [expect.stringContaining('issued later, on 21 Nov 2026')],
  });
  const confirmed = { ...body, confirm_before_issue: true };
  const taken = await command(testApp, staff, invoice, 'payments', confirmed);
  expect(taken.json()).toMatchObject({
    status: 'paid',
    payments: [{ received_on: '2026-11-20', amount_cents: 110_00 }],
  });
});
