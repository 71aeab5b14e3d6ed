import { expect, test } from 'vitest';
import { namesForbiddenCharge } from './never-charged.ts';

test.each([
  'Deposit',
  'Cleaning deposit, 30%',
  'Deposits, two',
  'Deposit paid on 3 November',
  'Prepayment',
  'Payment in advance',
  'Weekend surcharge',
  'Sunday loading',
  'Late fees',
  'Gap payment',
  'Exit-fee',
  'Booking fee',
  'Admin fee',
  'Urgent service',
  'Same Day service',
  'URGENT SERVICE',
  'Priority booking',
  'Card processing fee',
  'Credit card fee',
  'Processing fee',
  'Transaction charge',
  'Public holiday loading',
])('%j cannot be charged to any plan', (description) => {
  expect(namesForbiddenCharge(description)).toBe(true);
});

test.each([
  'House cleaning',
  'Limescale deposits removed',
  'limescale deposits removed from the shower screen',
  'Bathroom: hard water deposits',
  'Removal of soap and mineral deposits',
  'Removing deposits on the tiles',
  'Deposits were scrubbed off the taps',
  'Coffee nook',
  'Weekend service, two hours',
  'Cancellation fee as agreed',
  'Parking fee at the unit block',
  'Urgent need: spilled paint wiped up',
  'Card table dusted',
])('%j is accepted as work', (description) => {
  expect(namesForbiddenCharge(description)).toBe(false);
});

test('work on deposits does not hide a deposit in the same line', () => {
  expect(namesForbiddenCharge('Limescale deposits removed, deposit for next visit')).toBe(true);
});
