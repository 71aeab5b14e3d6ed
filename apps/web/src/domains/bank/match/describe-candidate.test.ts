import { aMatchCandidate } from '@cleaning/api-client/testing';
import { describe, expect, it } from 'vitest';
import { describeOwed, describePayment } from './describe-candidate.ts';

const [part] = aMatchCandidate().parts;

/** A candidate that pays the balances of invoices; each has a balance and a total in dollars. */
const paying = (...invoices: readonly (readonly [left: number, total: number])[]) =>
  aMatchCandidate({
    parts: invoices.flatMap(([left, total]) =>
      part === undefined
        ? []
        : {
            ...part,
            total_cents: total * 100,
            balance_cents: left * 100,
            amount_cents: left * 100,
          },
    ),
  });

describe('the description of what a bank row pays', () => {
  it.each([
    ['an invoice', paying([280, 280]), 'Pays it in full'],
    ['the rest of an invoice', paying([150, 250]), 'Pays the last $150.00 of $250.00'],
    ['two alike', paying([150, 150], [150, 150]), 'Pays both in full, $150.00 each'],
    ['two that differ', paying([150, 150], [90, 90]), 'Pays both in full'],
    ['three', paying([1, 1], [2, 2], [3, 3]), 'Pays all 3 in full'],
    [
      'two, one of which was paid in part',
      paying([50, 150], [90, 90]),
      'Pays what is left of both',
    ],
    ['nothing', aMatchCandidate({ parts: [] }), ''],
  ])('is given for %s', (_what, candidate, said) => {
    expect(describePayment(candidate)).toBe(said);
  });

  it.each([
    ['the whole', 113_40, 113_40, 30, 'The whole deposit, 30% of $378.00'],
    ['the whole, an amount,', 113_40, 113_40, 0, 'The whole deposit, $113.40 of $378.00'],
    ['the rest', 63_40, 63_40, 30, 'The last $63.40 of the deposit of $113.40'],
    ['a part', 20_00, 63_40, 30, 'A part of the deposit: $43.40 of $113.40 stays due'],
  ])('says that it pays %s of a deposit', (_what, amount_cents, due_cents, percent, said) => {
    const deposit = {
      quote_id: '0190a1b2-0000-7000-8000-000000008107',
      reference: 'Q-1060',
      client_name: 'Ivy Thompson',
      amount_cents,
      deposit_cents: 113_40,
      due_cents,
      percent,
      quote_total_cents: 378_00,
    };
    expect(describePayment(aMatchCandidate({ parts: [], deposit }))).toBe(said);
  });
});

it('states the amount owed and the total, where a part was paid before', () => {
  expect(describeOwed({ balance_cents: 150_00, total_cents: 250_00 })).toBe('$150.00 of $250.00');
  expect(describeOwed({ balance_cents: 250_00, total_cents: 250_00 })).toBe('$250.00');
});
