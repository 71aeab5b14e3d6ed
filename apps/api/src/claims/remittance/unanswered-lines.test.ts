import { expect, test } from 'vitest';
import { hasUnansweredLines } from './unanswered-lines.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const lines = [
  { id: 'one', amountCents: 150_25 },
  { id: 'two', amountCents: 60_10 },
];
const lineOf = (id: string) => ({
  id,
  number: 1,
  description: 'House cleaning',
  service_date: null,
  quantity: 1,
  unit: 'H' as const,
  amount_cents: 60_10,
});
const row = (id: string | null, paid_cents: number, outcome: 'paid' | 'rejected' = 'paid') => ({
  outcome,
  line: id === null ? null : lineOf(id),
  paid_cents,
});
const paid = (lineId: string, amountCents: number, createdAt: Date) => ({
  lineId,
  amountCents,
  createdAt,
});
const claim = { lines, linePayments: [], submittedAt: at(10), receivableCents: 210_35 };
const allOf = (rows: readonly ReturnType<typeof row>[]) => ({
  cents: rows.reduce((sum, { paid_cents: cents }) => sum + cents, 0),
  rows,
});

test.each([
  ['the other line has no row', [row('one', 150_25)], true],
  ['both lines have one', [row('one', 150_25), row('two', 0, 'rejected')], false],
  ['a row is about the whole invoice', [row(null, 100_00)], false],
])('a claim is answered in part where %s', (_why, rows, isInPart) => {
  expect(hasUnansweredLines(claim, rows, allOf(rows))).toBe(isInPart);
});

test('a line that was paid in part answers only the claim after which it was paid', () => {
  const rows = [row('two', 60_10)];
  const before = { ...claim, receivableCents: 110_35 };
  const answered = { ...before, linePayments: [paid('one', 100_00, at(11))] };
  expect(hasUnansweredLines(answered, rows, allOf(rows))).toBe(false);
  const claimedAgain = { ...before, linePayments: [paid('one', 100_00, at(9))] };
  expect(hasUnansweredLines(claimedAgain, rows, allOf(rows))).toBe(true);
});

test('a line that was paid in full before is not asked for', () => {
  const rows = [row('two', 40_00)];
  const again = {
    ...claim,
    linePayments: [paid('one', 150_25, at(9))],
    receivableCents: 60_10,
  };
  expect(hasUnansweredLines(again, rows, allOf(rows))).toBe(false);
});
