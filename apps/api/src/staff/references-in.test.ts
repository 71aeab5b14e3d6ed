import { expect, it } from 'vitest';
import { referencesIn } from './references-in.ts';

const NONE = { quotes: [], visits: [], invoices: [] };

/** The first references only, without those of the digits that may be incomplete. */
const firstOf = (text: string) => {
  const { quotes, visits, invoices } = referencesIn(text, '2026-11-23');
  return { quotes: quotes.slice(0, 1), visits: visits.slice(0, 1), invoices };
};

it.each([
  ['Q-1048', { quotes: ['Q-1048'] }],
  ['q1048', { quotes: ['Q-1048'] }],
  ['a - 1091', { visits: ['A-1091'] }],
  ['INV-2026-00042', { invoices: ['INV-2026-00042'] }],
  ['inv-2025-42', { invoices: ['INV-2025-00042'] }],
  ['2025-00042', { invoices: ['INV-2025-00042'] }],
  ['inv 42', { invoices: ['INV-2026-00042', 'INV-2025-00042'] }],
])('a reference is recognised in the usual notations: %s', (text, found) => {
  expect(firstOf(text)).toEqual({ ...NONE, ...found });
});

it('a number alone can be any of the three', () => {
  expect(firstOf(' 1048 ')).toEqual({
    quotes: ['Q-1048'],
    visits: ['A-1048'],
    invoices: ['INV-2026-01048', 'INV-2025-01048'],
  });
});

it.each([
  ['Q-10', ['Q-10', 'Q-100', 'Q-109', 'Q-1000', 'Q-1048', 'Q-1099'], ['Q-1', 'Q-11', 'Q-10480']],
  ['q-104', ['Q-104', 'Q-1048', 'Q-10499'], ['Q-105', 'Q-104000']],
  ['Q-1', ['Q-1'], ['Q-10', 'Q-1048']],
])('%s is recognised as the first digits of a quote', (text, some, others) => {
  const { quotes } = referencesIn(text, '2026-11-23');
  expect(quotes).toEqual(expect.arrayContaining(some));
  expect(others.filter((reference) => quotes.includes(reference))).toEqual([]);
});

it('INV-2026-0004 is recognised as the first digits of ten invoices', () => {
  const { invoices } = referencesIn('INV-2026-0004', '2026-11-23');
  expect(invoices).toContain('INV-2026-00042');
  expect(invoices[0]).toBe('INV-2026-00004');
  expect(invoices).toHaveLength(1 + 10);
});

it('a payment reference is recognised, but not one with a wrong digit', () => {
  expect(referencesIn('2600 0463', '2026-11-23').invoices[0]).toBe('INV-2026-00046');
  expect(referencesIn('26000464', '2026-11-23').invoices).toEqual([]);
});

it.each(['amira', 'Q-', '0491 570 159 0', 'INV-2026-', "Q-1' or 1=1", ''])(
  'no reference is found in %j',
  (text) => {
    expect(referencesIn(text, '2026-11-23')).toEqual(NONE);
  },
);
