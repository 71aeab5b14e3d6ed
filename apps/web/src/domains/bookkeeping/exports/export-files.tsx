import { plural } from '@cleaning/contract/rules';
import type { BookkeepingRecord, ExportPreview } from '@cleaning/contract/bookkeeping';
import { formatMoney } from '@cleaning/pricing';
import { type DataColumn, DataTable, FoldedText } from '@cleaning/ui/data-table';
import type { Selection } from '#kit/lists/use-selection.ts';
import styles from '../bookkeeping.module.css';

export type ExportFile = ExportPreview['files'][number];

export interface ExportFilesProps {
  readonly files: readonly ExportFile[];
  readonly selection: Pick<Selection, 'selected' | 'toggle' | 'toggleAll'>;
}

const NAMES: Readonly<Record<BookkeepingRecord, string>> = {
  invoices: 'Invoices',
  payments: 'Payments',
  prepayments: 'Credit kept and used',
  write_offs: 'Written off',
  credits: 'Credits',
};

/** The files with their contents, which can be selected. */
export function ExportFiles({ files, selection }: ExportFilesProps) {
  return (
    <DataTable
      caption="Files of the export"
      dense
      fold="lines"
      columns={COLUMNS}
      rows={files}
      rowKey={({ record }) => record}
      selection={{
        selected: selection.selected,
        onToggle: selection.toggle,
        onToggleAll: selection.toggleAll,
        nameOf: ({ record }) => NAMES[record].toLowerCase(),
      }}
    />
  );
}

const COLUMNS: readonly DataColumn<ExportFile>[] = [
  {
    key: 'file',
    header: 'File',
    place: 'title',
    rowHeader: true,
    cell: ({ record, file_name: name, row_count: count, gst_cents: cents }) => (
      <span className={styles['name']}>
        <b>{NAMES[record]}</b>
        <small>{count === 0 ? 'None in this period' : name}</small>
        <FoldedText>
          {plural(count, 'row')}, GST {formatMoney(cents)}
        </FoldedText>
      </span>
    ),
  },
  {
    key: 'rows',
    header: 'Rows',
    place: 'hidden',
    align: 'end',
    cell: ({ row_count: count }) => count.toLocaleString('en-AU'),
  },
  {
    key: 'gst',
    header: 'GST in it',
    place: 'hidden',
    align: 'end',
    cell: ({ gst_cents: cents }) => formatMoney(cents),
  },
  {
    key: 'total',
    header: 'Total',
    place: 'amount',
    align: 'end',
    cell: ({ total_cents: cents }) => <b>{formatMoney(cents)}</b>,
  },
];
