import { describe, expect, test } from 'vitest';
import { depositInWords, type SpokenDeposit } from './deposit-in-words.ts';

const ASKED = 77_40;

const paidOn = (...days: readonly string[]): SpokenDeposit['payments'] =>
  days.map((received_on) => ({
    id: 'payment',
    amount_cents: 25_00,
    method: 'cash',
    reference: 'CASH',
    received_on,
  }));

const unpaid: SpokenDeposit = {
  status: 'due',
  received_cents: 0,
  due_cents: ASKED,
  paid_on: null,
  refunded_on: null,
  payments: [],
};
const part: SpokenDeposit = {
  ...unpaid,
  received_cents: 50_00,
  due_cents: 27_40,
  payments: paidOn('2026-11-20'),
};
const paid: SpokenDeposit = {
  ...unpaid,
  status: 'paid',
  received_cents: ASKED,
  due_cents: 0,
  paid_on: '2026-11-27',
};

describe('a deposit in words', () => {
  test.each([
    ['no part of it', { ...unpaid, status: 'none', due_cents: 0 }, ''],
    ['no part of it yet', unpaid, ''],
    ['a part', part, '$50.00 received on 20 Nov 2026, $27.40 still due'],
    [
      'several parts, whichever was recorded first',
      { ...part, payments: paidOn('2026-11-27', '2026-11-20') },
      '$50.00 received by 27 Nov 2026, $27.40 still due',
    ],
    ['all of it', paid, 'paid on 27 Nov 2026'],
    [
      'a part, before an invoice asked for the rest',
      { ...paid, received_cents: 50_00 },
      '$50.00 of it paid on 27 Nov 2026',
    ],
    [
      'all of it, which went back',
      { ...paid, status: 'refunded', refunded_on: '2026-11-28' },
      'paid back on 28 Nov 2026',
    ],
    [
      'a part, which went back',
      { ...part, status: 'refunded', due_cents: 0, refunded_on: '2026-11-28' },
      '$50.00 of it paid back on 28 Nov 2026',
    ],
  ] as const)('when %s came', (_what, deposit, words) => {
    expect(depositInWords(deposit, ASKED)).toBe(words);
  });
});
