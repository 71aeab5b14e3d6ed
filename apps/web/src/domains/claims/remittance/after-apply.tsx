import type { InvoiceTotals } from '@cleaning/contract/invoices';
import { formatMoney } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { totalsAfter } from './answer-sums.ts';
import type { RemittanceFile } from './remittance-files.ts';

export interface AfterApplyProps {
  readonly totals: InvoiceTotals;
  readonly files: readonly RemittanceFile[];
}

/** The debt and the claims' states, now and after the files are applied. */
export function AfterApply({ totals, files }: AfterApplyProps) {
  const after = totalsAfter(totals, files);
  const { owed, overdue, claims } = totals;
  return (
    <Card title="After you apply">
      <SummaryList
        layout="facts"
        rows={[
          row('Owed to us', formatMoney(owed.cents), formatMoney(after.owedCents)),
          row('Overdue', formatMoney(overdue.cents), formatMoney(after.overdueCents)),
          row('Accepted, not matched', String(claims.accepted ?? 0), String(after.accepted)),
          row('Rejected', String(claims.rejected ?? 0), String(after.rejected)),
        ]}
      />
    </Card>
  );
}

const row = (label: string, before: string, after: string) => ({
  label,
  value: <Change before={before} after={after} />,
});

function Change({ before, after }: { readonly before: string; readonly after: string }) {
  return (
    <>
      {before} <span aria-hidden="true">→</span>
      <VisuallyHidden>, then</VisuallyHidden> <b>{after}</b>
    </>
  );
}
