import type { BookkeepingRecord, ExportPreview } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Link } from '@cleaning/ui/link';
import { SummaryList } from '@cleaning/ui/summary-list';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../shared/invoices/format-invoice.ts';
import { unbroken } from '../../../shared/lib/unbroken.ts';
import { type Period, periodsOn } from '../../../shared/lib/periods.ts';
import styles from '../bookkeeping.module.css';
import { monthName } from '../gst/describe-months.ts';

export interface PeriodSumsProps {
  readonly preview: ExportPreview;
  readonly period: Period;
  readonly today: string;
  /** The actions for the period. */
  readonly children: ReactNode;
}

/** How the total debt changed over a period. */
export function PeriodSums({ preview, period, today, children }: PeriodSumsProps) {
  const { from, to } = period;
  const first = formatPlainDate(from, 'medium');
  const last = formatPlainDate(to, 'medium');
  const { files, closed_cents: closed, closing_cents: closing } = preview;
  const countOf = (name: BookkeepingRecord) =>
    files.find(({ record }) => record === name)?.row_count ?? 0;
  return (
    <Card title={titleOf(period, today)}>
      <SummaryList
        layout="facts"
        rows={[
          { label: `Owed before ${unbroken(first)}`, value: formatMoney(preview.opening_cents) },
          {
            label: `Invoiced, ${preview.invoiced_count}`,
            value: formatMoney(preview.invoiced_cents),
          },
          {
            label: `Received, ${countOf('payments')}`,
            value: formatMoney(-preview.received_cents),
          },
          { label: `Credits, ${countOf('credits')}`, value: formatMoney(-preview.credited_cents) },
          ...(closed === 0
            ? []
            : [{ label: 'Voided or written off', value: formatMoney(-closed) }]),
          {
            label: <b>{to < today ? `Owed after ${last}` : 'Owed now'}</b>,
            value: <b>{formatMoney(closing)}</b>,
          },
        ]}
      />
      {to < today ? null : (
        <p className={styles['hint']}>
          The same as on <Link href={SITE_PATHS.staffInvoices}>Invoices</Link>.
        </p>
      )}
      {children}
    </Card>
  );
}

/** "November so far", or the dates. */
function titleOf({ from, to }: Period, today: string): string {
  const first = formatPlainDate(from, 'medium');
  const { month } = periodsOn(today);
  if (from === month.from && to === today) return `${monthName(today)} so far`;
  return from === to ? first : `${first} to ${formatPlainDate(to, 'medium')}`;
}
