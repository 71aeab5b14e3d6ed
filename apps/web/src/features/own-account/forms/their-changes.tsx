import { SummaryList, type SummaryRow } from '@cleaning/ui/summary-list';

/** What somebody else changed while the form was open, and what saving does now. */
export function TheirChanges({ rows }: { readonly rows: readonly SummaryRow[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <p>What was changed:</p>
      <SummaryList layout="facts" rows={rows} />
      <p>What you typed is still here. Save again to put it in place of that.</p>
    </>
  );
}
