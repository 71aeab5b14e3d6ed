import { aMatchCandidate, anOpenBankRow } from '@cleaning/api-client/testing';
import { expect, test } from 'vitest';
import { whyDoubtful } from './why-doubtful.ts';

const doubtOf = (...candidates: Parameters<typeof aMatchCandidate>[0][]) =>
  whyDoubtful(anOpenBankRow({ candidates: candidates.map((each) => aMatchCandidate(each)) }));

test('a doubtful row says what to check first', () => {
  expect(doubtOf({ differs: ['no_reference', 'other_name'] })).toBe('Other name');
  expect(doubtOf({ differs: ['other_name', 'paid_already'] })).toBe('Paid already');
});

test('a row with several possible payments says how many', () => {
  expect(doubtOf({ differs: ['no_reference'] }, { differs: ['no_reference'] })).toBe('2 possible');
});

test('a row without a reference says so', () => {
  expect(doubtOf({ differs: ['no_reference'] })).toBe('No reference');
});

test('a row that pays less says by how much', () => {
  const row = anOpenBankRow({
    amount_cents: 105_00,
    candidates: [aMatchCandidate({ differs: ['less', 'no_reference'] })],
  });
  expect(whyDoubtful(row)).toBe('$5.00 less');
});

test('a row without a possible payment has no text', () => {
  expect(doubtOf({ parts: [], differs: ['no_invoice'] })).toBeNull();
});
