import type { SummaryRow } from '@cleaning/ui/summary-list';

const EMPTY = 'Empty';

/** What somebody else changed while a form was open: the new words of each row that is different. */
export function changedRows(
  before: readonly SummaryRow[],
  after: readonly SummaryRow[],
): SummaryRow[] {
  return after
    .filter(({ value }, index) => value !== before[index]?.value)
    .map(({ label, value }) => ({ label, value: value === '' ? EMPTY : value }));
}
