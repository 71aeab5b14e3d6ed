import { aMatchCandidate, anOpenBankRow } from '@cleaning/api-client/testing';
import { expect, test } from 'vitest';
import { whyAmbiguous } from './why-ambiguous.ts';

const badgeOf = (...candidates: Parameters<typeof aMatchCandidate>[0][]) =>
  whyAmbiguous(anOpenBankRow({ candidates: candidates.map((each) => aMatchCandidate(each)) }));

test('a ambiguous row says what to check first', () => {
  expect(badgeOf({ differs: ['no_reference', 'other_name'] })).toBe('Other name');
  expect(badgeOf({ differs: ['other_name', 'paid_already'] })).toBe('Paid already');
});

test('a row with several possible payments says how many', () => {
  expect(badgeOf({ differs: ['no_reference'] }, { differs: ['no_reference'] })).toBe('2 possible');
});

test('a row without a reference says so', () => {
  expect(badgeOf({ differs: ['no_reference'] })).toBe('No reference');
});

test('a row that pays less says by how much', () => {
  const row = anOpenBankRow({
    amount_cents: 105_00,
    candidates: [aMatchCandidate({ differs: ['less', 'no_reference'] })],
  });
  expect(whyAmbiguous(row)).toBe('$5.00 less');
});

test('a row that pays a part of a deposit says how much stays due', () => {
  const deposit = {
    quote_id: '0190a1b2-0000-7000-8000-000000001060',
    reference: 'Q-1060',
    client_name: 'Ivy Thompson',
    amount_cents: 50_00,
    deposit_cents: 77_40,
    due_cents: 77_40,
    percent: 30,
    quote_total_cents: 258_00,
  };
  const row = anOpenBankRow({
    amount_cents: 50_00,
    candidates: [aMatchCandidate({ parts: [], deposit, differs: ['less'] })],
  });
  expect(whyAmbiguous(row)).toBe('$27.40 less');
});

test('a row without a possible payment has no text', () => {
  expect(badgeOf({ parts: [], differs: ['no_invoice'] })).toBeNull();
});
