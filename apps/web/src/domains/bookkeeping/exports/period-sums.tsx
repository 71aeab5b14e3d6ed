import type { BookkeepingRecord, ExportPreview } from '@cleaning/contract/bookkeeping';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Card } from '@cleaning/ui/card';
import { Link } from '@cleaning/ui/link';
import { SummaryList } from '@cleaning/ui/summary-list';
import { Text } from '@cleaning/ui/text';
import type { ReactNode } from 'react';
import { STAFF_INVOICES_PATH } from '#domains/invoices/invoice-paths.ts';
import { unbroken } from '#kit/lib/unbroken.ts';
import { type Period, periodsOn } from '#kit/lib/periods.ts';
import { viewPath } from '../bookkeeping-view.ts';
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
  const { files, difference_cents: difference, received_early_cents: early } = preview;
  const countOf = (name: BookkeepingRecord) =>
    files.find(({ record }) => record === name)?.row_count ?? 0;
  return (
    <Card title={describePeriod(period, today)}>
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
          ...[
            { label: 'Written off', cents: preview.written_off_cents },
            { label: 'Voided', cents: preview.voided_cents },
          ].flatMap(({ label, cents }) =>
            cents === 0 ? [] : [{ label, value: formatMoney(-cents) }],
          ),
          ...(early === 0
            ? []
            : [{ label: 'Received before it was invoiced', value: formatMoney(early) }]),
          {
            label: <b>{to < today ? `Owed after ${last}` : 'Owed now'}</b>,
            value: <b>{formatMoney(preview.owed_cents)}</b>,
          },
        ]}
      />
      {difference === 0 ? (
        <Text size="sm" tone="muted">
          Files and screens agree: the same as on{' '}
          {to < today ? null : (
            <>
              <Link href={STAFF_INVOICES_PATH}>Invoices</Link> and{' '}
            </>
          )}
          <Link href={debtsPath(to, today)}>Who owes what</Link>.
        </Text>
      ) : (
        <Alert tone="danger" title="The files do not add up">
          <p>
            By the files, {formatMoney(Math.abs(difference))} {difference > 0 ? 'more' : 'less'} is
            owed than the screens say. Do not import them yet. Tell us the period and this amount,
            and we find the record.
          </p>
        </Alert>
      )}
      {children}
    </Card>
  );
}

/**
 * What the files of payments and of credit come to together: the money of the company's accounts.
 * Renders nothing where no credit was kept or used, since the payments are all of it then.
 */
export function MoneyThatCameIn({ preview }: Pick<PeriodSumsProps, 'preview'>) {
  const { files, received_cents: forInvoices } = preview;
  const kept = files.find(({ record }) => record === 'prepayments')?.total_cents ?? 0;
  if (kept === 0) return null;
  return (
    <Card title="Money that came in">
      <SummaryList
        layout="facts"
        rows={[
          { label: 'For invoices', value: formatMoney(forInvoices) },
          { label: 'Kept as credit, less what was used', value: formatMoney(kept) },
          { label: <b>Came in</b>, value: <b>{formatMoney(forInvoices + kept)}</b> },
        ]}
      />
    </Card>
  );
}

/** The aged debts at the end of the period. */
const debtsPath = (to: string, today: string): string =>
  `${viewPath('debts')}${to < today ? `&on=${to}` : ''}`;

/** "November so far", or the dates. */
function describePeriod({ from, to }: Period, today: string): string {
  const first = formatPlainDate(from, 'medium');
  const { month } = periodsOn(today);
  if (from === month.from && to === today) return `${monthName(today)} so far`;
  return from === to ? first : `${first} to ${formatPlainDate(to, 'medium')}`;
}
