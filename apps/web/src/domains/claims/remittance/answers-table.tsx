import { Code } from '@cleaning/ui/code';
import { plural } from '@cleaning/contract/rules';
import { Badge } from '@cleaning/ui/badge';
import { type DataColumn, DataTable, type TableGroups } from '@cleaning/ui/data-table';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { Text } from '@cleaning/ui/text';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Clock from 'lucide-react/icons/clock';
import Equal from 'lucide-react/icons/equal';
import Minus from 'lucide-react/icons/minus';
import Wrench from 'lucide-react/icons/wrench';
import X from 'lucide-react/icons/x';
import type { ComponentType } from 'react';
import { RecordLink } from '#kit/lists/record-link.tsx';
import { describeQuantity } from '#domains/invoices/format-invoice.ts';
import { staffInvoicePath } from '#domains/invoices/invoice-paths.ts';
import { type AnswerRow, listAnswerRows, describeEffect, type RowEffect } from './answer-rows.ts';
import { sumAnswers } from './answer-sums.ts';
import remittanceStyles from './remittance.module.css';
import { payerLabel, type RemittanceFile } from './remittance-files.ts';

export interface AnswersTableProps {
  readonly files: readonly RemittanceFile[];
  /** True once the files are applied. */
  readonly isDone: boolean;
  /** Leaves rows out, or takes them back in. Undefined once nothing can be changed. */
  readonly onLeaveOut?: (rows: readonly AnswerRow[], isOut: boolean) => void;
}

/** The rows of each payer, with the effect of each. */
export function AnswersTable({ files, isDone, onLeaveOut }: AnswersTableProps) {
  const rows = listAnswerRows(files);
  const { accepted, rejected, openCount, rows: counted, askedCents } = sumAnswers(files);
  const taken = new Set(counted.map(({ id }) => id));
  return (
    <DataTable
      caption="Answers by row"
      className={remittanceStyles['answers']}
      dense
      columns={listColumns(isDone)}
      rows={rows}
      rowKey={({ id }) => id}
      groups={BY_PAYER}
      selection={
        onLeaveOut === undefined
          ? undefined
          : {
              selected: taken,
              onToggle: (id) =>
                onLeaveOut(
                  rows.filter((row) => row.id === id),
                  taken.has(id),
                ),
              onToggleAll: () => onLeaveOut(rows, taken.size === rows.length),
              nameOf: ({ reference }) => reference,
            }
      }
      totals={[
        {
          label: (
            <>
              {plural(counted.length, 'row')}, {accepted.count} accepted, {rejected.count} rejected
              {openCount === 0 ? null : `, ${openCount} still open`}
              <span className={remittanceStyles['folded']}>, asked {formatMoney(askedCents)}</span>
            </>
          ),
          value: formatMoney(accepted.cents),
          parts: { asked: formatMoney(askedCents) },
          strong: true,
        },
      ]}
    />
  );
}

const BY_PAYER: TableGroups<AnswerRow> = {
  keyOf: ({ file, invoice }) => `${file.id} ${payerLabel(invoice)}`,
  heading: ([first]) =>
    first === undefined ? null : (
      <>
        <b>{payerLabel(first.invoice)}</b>{' '}
        <span className={remittanceStyles['file-name']}>
          {[first.file.name, ...receivedDay(first.file)].join(', ')}
        </span>
      </>
    ),
};

const receivedDay = ({ receivedOn }: RemittanceFile): string[] =>
  receivedOn === null ? [] : [formatPlainDate(receivedOn, 'medium')];

const listColumns = (isDone: boolean): readonly DataColumn<AnswerRow>[] => [
  {
    key: 'reference',
    header: 'Claim or invoice',
    place: 'start',
    rowHeader: true,
    cell: ({ reference, invoice }) => (
      <RecordLink href={staffInvoicePath(invoice.invoice_id)}>
        <Code>{reference}</Code>
      </RecordLink>
    ),
  },
  {
    key: 'client',
    header: 'Client',
    place: 'title',
    cell: ({ invoice, line }) => (
      <>
        {invoice.client_name}
        <Text as="small" weight="regular">
          {describeLine(line)}
        </Text>
      </>
    ),
  },
  { key: 'answer', header: 'Answer', place: 'status', cell: AnswerBadge },
  {
    key: 'reason',
    header: 'Reason given',
    place: 'end',
    cell: ({ reason }) =>
      reason === null ? (
        <span className={remittanceStyles['none']}>–</span>
      ) : (
        <span className={remittanceStyles['words']}>{reason}</span>
      ),
  },
  {
    key: 'effect',
    header: isDone ? 'What changed' : 'What will change',
    place: 'end',
    cell: (row) => <Effect effect={describeEffect(row, isDone)} />,
  },
  {
    key: 'asked',
    header: 'Asked',
    place: 'hidden',
    align: 'end',
    cell: ({ asked_cents: cents }) => (
      <Text as="span" tone="muted">
        {formatMoney(cents ?? 0)}
      </Text>
    ),
  },
  {
    key: 'paid',
    header: 'Paid',
    place: 'amount',
    align: 'end',
    cell: ({ paid_cents: cents }) => <b>{formatMoney(cents)}</b>,
  },
];

/**
 * The line that a row is about: "12 Oct 2026, 2 h". Empty for a row about a whole invoice of
 * several lines.
 */
function describeLine(line: AnswerRow['line']): string {
  if (line === null) return 'Whole invoice';
  const day = line.service_date === null ? [] : [formatPlainDate(line.service_date, 'medium')];
  return [...day, line.unit === 'H' ? describeQuantity(line) : line.description].join(', ');
}

function AnswerBadge({ outcome }: AnswerRow) {
  if (outcome === 'left_out') {
    return (
      <Badge tone="neutral" icon={<Minus />}>
        Left out
      </Badge>
    );
  }
  if (outcome === 'open') {
    return (
      <Badge tone="neutral" icon={<Clock />}>
        Still open
      </Badge>
    );
  }
  return outcome === 'rejected' ? (
    <Badge tone="danger" icon={<X />}>
      Rejected
    </Badge>
  ) : (
    <Badge tone="success" icon={<Check />}>
      Accepted
    </Badge>
  );
}

const ICONS: Readonly<Record<RowEffect['kind'], ComponentType>> = {
  matched: CheckCheck,
  paid: Check,
  part: CircleDashed,
  'to-fix': Wrench,
  none: Equal,
  open: Clock,
  'left-out': Minus,
};

function Effect({ effect: { kind, title, detail } }: { readonly effect: RowEffect }) {
  const Icon = ICONS[kind];
  return (
    <span className={remittanceStyles['effect']}>
      <Icon />
      <span>
        <b>{title}</b>
        <small>{detail}</small>
      </span>
    </span>
  );
}
