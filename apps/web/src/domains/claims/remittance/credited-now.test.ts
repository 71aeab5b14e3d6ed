import { aRemittanceInvoice } from '@cleaning/api-client/testing';
import { expect, test } from 'vitest';
import { creditedNow, paidNow } from './credited-now.ts';

const applied = { is_applied: true, is_new: true, balance_cents: 307_51, overpaid_cents: 0 };

test.each([
  ['all that was owed', { new_cents: 307_51, left_cents: 0 }, 307_51, 0],
  ['all but a cent that could not be claimed', { new_cents: 307_50, left_cents: 0 }, 307_50, 1],
  ['a part', { new_cents: 100_00, left_cents: 207_51 }, 100_00, 0],
  ['too much', { new_cents: 310_00, overpaid_cents: 2_49, left_cents: 0 }, 307_51, 0],
  ['what is already recorded', { is_new: false, new_cents: 0, left_cents: 0 }, 0, 0],
  ['a written-off invoice', { balance_cents: 0, new_cents: 307_51, left_cents: 0 }, 0, 0],
  [
    'all but a cent, not applied yet',
    { is_applied: false, new_cents: 307_50, left_cents: 1 },
    307_50,
    0,
  ],
])('an answer that pays %s brings in that money, to the cent', (_what, changes, paid, credited) => {
  const invoice = aRemittanceInvoice({ ...applied, ...changes });
  expect([paidNow(invoice), creditedNow(invoice)]).toEqual([paid, credited]);
});
