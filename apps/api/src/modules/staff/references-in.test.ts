import { expect, it } from 'vitest';
import { referencesIn } from './references-in.ts';

const NONE = { quotes: [], visits: [], invoices: [] };

it.each([
  ['Q-1048', { quotes: ['Q-1048'] }],
  ['q1048', { quotes: ['Q-1048'] }],
  ['a - 1091', { visits: ['A-1091'] }],
  ['INV-2026-00042', { invoices: ['INV-2026-00042'] }],
  ['inv-2025-42', { invoices: ['INV-2025-00042'] }],
  ['2025-00042', { invoices: ['INV-2025-00042'] }],
  ['inv 42', { invoices: ['INV-2026-00042', 'INV-2025-00042'] }],
])('reads a reference as people write it: %s', (text, found) => {
  expect(referencesIn(text, '2026-11-23')).toEqual({ ...NONE, ...found });
});

it('takes a number alone for any of the three', () => {
  expect(referencesIn(' 1048 ', '2026-11-23')).toEqual({
    quotes: ['Q-1048'],
    visits: ['A-1048'],
    invoices: ['INV-2026-01048', 'INV-2025-01048'],
  });
});

it.each(['amira', 'Q-', '0491 570 159 0', 'INV-2026-', "Q-1' or 1=1", ''])(
  'finds no reference in %j',
  (text) => {
    expect(referencesIn(text, '2026-11-23')).toEqual(NONE);
  },
);
