import type { BookkeepingRecord, ExportPreview } from '@cleaning/contract';
import { Button } from '@cleaning/ui/button';
import { type DataColumn, DataTable, FoldedText } from '@cleaning/ui/data-table';
import DownloadIcon from 'lucide-react/icons/download';
import { ErrorAlert } from '../../../shared/errors/error-alert.tsx';
import { SaveFileButton } from '../../../shared/files/save-file-button.tsx';
import { useSaveFiles } from '../../../shared/files/use-save-file.ts';
import { formatMoney } from '../../../shared/invoices/format-invoice.ts';
import { useTeamApi } from '../../../shared/portal-api/team-api.ts';
import type { ExportChoice } from '../bookkeeping-view.ts';
import styles from '../bookkeeping.module.css';

type ExportFile = ExportPreview['files'][number];

export interface ExportFilesProps {
  readonly files: readonly ExportFile[];
  readonly chosen: ExportChoice;
}

const NAMES: Readonly<Record<BookkeepingRecord, string>> = {
  invoices: 'Invoices',
  payments: 'Payments',
  credits: 'Credits',
};

/** The files, what is in each, and a button to download it. */
export function ExportFiles({ files, chosen }: ExportFilesProps) {
  return (
    <div className={styles['stack']}>
      <DataTable
        caption="Files of the export"
        fold="lines"
        columns={columnsFor(chosen)}
        rows={files}
        rowKey={({ record }) => record}
      />
      <DownloadAll files={files.filter(({ row_count: count }) => count > 0)} chosen={chosen} />
      <p className={styles['hint']}>
        No NDIS numbers are in these files. Each download is in the audit log.
      </p>
    </div>
  );
}

interface DownloadProps {
  readonly file: ExportFile;
  readonly chosen: ExportChoice;
}

function Download({ file: { record, row_count: count }, chosen }: DownloadProps) {
  const { client } = useTeamApi();
  if (count === 0) return null;
  return (
    <SaveFileButton
      size="sm"
      variant="outline"
      label="Download"
      what={`the ${record}`}
      load={() => client.bookkeeping.exportBookkeeping({ ...chosen, record })}
    />
  );
}

/** One press for every file that has rows. A browser asks once whether a page may save several. */
function DownloadAll({ files, chosen }: ExportFilesProps) {
  const { client } = useTeamApi();
  const all = useSaveFiles(
    files.map(
      ({ record }) =>
        () =>
          client.bookkeeping.exportBookkeeping({ ...chosen, record }),
    ),
  );
  if (files.length < 2) return null;
  return (
    <div>
      <Button
        icon={<DownloadIcon />}
        busy={all.isSaving}
        busyLabel="Downloading"
        onClick={all.save}
      >
        Download {files.length} files
      </Button>
      <ErrorAlert error={all.error} />
    </div>
  );
}

const rows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);

const columnsFor = (chosen: ExportChoice): DataColumn<ExportFile>[] => [
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
          {rows(count)}, GST {formatMoney(cents)}
        </FoldedText>
      </span>
    ),
  },
  {
    key: 'rows',
    header: 'Rows',
    place: 'gone',
    align: 'end',
    cell: ({ row_count: count }) => count.toLocaleString('en-AU'),
  },
  {
    key: 'gst',
    header: 'GST in it',
    place: 'gone',
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
  {
    key: 'download',
    header: 'Download',
    headerHidden: true,
    place: 'wide',
    align: 'end',
    cell: (file) => <Download file={file} chosen={chosen} />,
  },
];
