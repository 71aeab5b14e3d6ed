import type { MatchedRow } from './match-line.ts';

/**
 * The rows of a file, of which one that says the same as a row before it pays nothing where more would be
 * paid than was asked: a list that was put together of two has the rows of both. Equal parts of one amount
 * count each.
 */
export function withoutRepeats(rows: readonly MatchedRow[]): MatchedRow[] {
  const firstOf = new Map<string, number>();
  const paidOf = new Map<string, number>();
  return rows.map((row) => {
    if (row.outcome !== 'paid') return row;
    const about = `${row.invoice_id ?? ''} ${row.line?.id ?? ''}`;
    const same = `${about} ${row.paid_cents}`;
    const first = firstOf.get(same);
    const paid = (paidOf.get(about) ?? 0) + row.paid_cents;
    if (first !== undefined && paid > (row.asked_cents ?? 0)) return asRepeat(row, first);
    firstOf.set(same, first ?? row.row);
    paidOf.set(about, paid);
    return row;
  });
}

const asRepeat = (row: MatchedRow, first: number): MatchedRow => ({
  ...row,
  outcome: 'unmatched',
  line: null,
  invoice_id: null,
  asked_cents: null,
  reason: `Row ${first} says the same, so it is counted once.`,
});
