import type { ExportPreview } from '@cleaning/contract';
import { formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import { formatMoney } from '../../../shared/invoices/format-invoice.ts';
import type { Period } from '../bookkeeping-view.ts';

export interface PeriodSumsProps {
  readonly preview: ExportPreview;
  readonly period: Period;
  readonly today: string;
}

/** How what is owed changed from the first day to the last. */
export function PeriodSums({ preview, period: { from, to }, today }: PeriodSumsProps) {
  const first = formatPlainDate(from, 'medium');
  const last = formatPlainDate(to, 'medium');
  const { closed_cents: closed, closing_cents: closing } = preview;
  return (
    <Card title={from === to ? first : `${first} to ${last}`}>
      <SummaryList
        layout="facts"
        rows={[
          { label: `Owed before ${first}`, value: formatMoney(preview.opening_cents) },
          { label: 'Invoiced', value: formatMoney(preview.invoiced_cents) },
          { label: 'Received', value: formatMoney(-preview.received_cents) },
          { label: 'Credits', value: formatMoney(-preview.credited_cents) },
          ...(closed === 0
            ? []
            : [{ label: 'Voided or written off', value: formatMoney(-closed) }]),
          {
            label: <b>{to < today ? `Owed after ${last}` : 'Owed now'}</b>,
            value: <b>{formatMoney(closing)}</b>,
          },
        ]}
      />
    </Card>
  );
}
