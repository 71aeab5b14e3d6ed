import { expect, test } from 'vitest';
import { command, issueInvoice } from '../../../test/invoice-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';

const testApp = startBeforeAll();
const staff = makeBeforeAll(() => testApp.signIn({ userType: 'staff' }));
const client = makeBeforeAll(() => testApp.signIn());

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
