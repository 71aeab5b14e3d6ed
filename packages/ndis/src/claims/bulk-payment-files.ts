import { formatQuantity } from '../items/line-amount.ts';
import type { BulkPaymentFormat, BulkPaymentValue } from './bulk-payment-format.ts';
import { csvLine } from './csv-cell.ts';
import { formatCsvDate, type CsvDateFormat } from './csv-date.ts';

/** One claimed support, as a row of the file. */
export interface BulkPaymentRow {
  readonly registrationNumber: string;
  /** The whole number, since the file is for the agency. */
  readonly ndisNumber: string;
  /** Dates of service, YYYY-MM-DD. */
  readonly supportsDeliveredFrom: string;
  readonly supportsDeliveredTo: string;
  readonly supportNumber: string;
  /** Unique for each row and never reused: INV-2026-00012-1. */
  readonly claimReference: string;
  readonly quantityHundredths: number;
  readonly unitPriceCents: number;
  readonly gstCode: string;
  readonly claimType: string;
  /** Only for a cancelled visit. */
  readonly cancellationReason: string | null;
  readonly abn: string;
}

export interface BulkPaymentFile {
  /** Without spaces, such as BPR000012-01.csv. */
  readonly fileName: string;
  readonly rowCount: number;
  /** UTF-8 without a byte order mark, with CRLF line endings. */
  readonly content: string;
}

interface Batch {
  readonly format: BulkPaymentFormat;
  readonly dateFormat: CsvDateFormat;
  /** The number of the batch, from 1, which is part of each file's name. */
  readonly batchNumber: number;
}

const MAX_BATCH_NUMBER = 999_999;
const MAX_FILES = 99;

/**
 * The files of a batch, each with the header and at most as many rows as its format allows.
 *
 * @throws RangeError when there is no row, or more than the files of a batch can hold.
 */
export function bulkPaymentFiles(
  rows: readonly BulkPaymentRow[],
  { format, dateFormat, batchNumber }: Batch,
): BulkPaymentFile[] {
  const fileCount = Math.ceil(rows.length / format.maxRows);
  if (fileCount === 0) throw new RangeError('A batch has at least one row.');
  if (fileCount > MAX_FILES) throw new RangeError(`A batch has at most ${MAX_FILES} files.`);
  return Array.from({ length: fileCount }, (_, index) => {
    const part = rows.slice(index * format.maxRows, (index + 1) * format.maxRows);
    return {
      fileName: fileNameOf(batchNumber, index + 1, format),
      rowCount: part.length,
      content: bulkPaymentCsv(part, { format, dateFormat }),
    };
  });
}

/** The header and the rows of one file. */
export function bulkPaymentCsv(
  rows: readonly BulkPaymentRow[],
  { format, dateFormat }: Pick<Batch, 'format' | 'dateFormat'>,
): string {
  const lines = rows.map((row) => {
    const values = valuesOf(row, dateFormat);
    return csvLine(format.columns.map(([, value]) => (value === null ? '' : values[value])));
  });
  return [csvLine(format.columns.map(([name]) => name)), ...lines].join('');
}

function valuesOf(
  row: BulkPaymentRow,
  dateFormat: CsvDateFormat,
): Readonly<Record<BulkPaymentValue, string>> {
  return {
    registrationNumber: row.registrationNumber,
    ndisNumber: row.ndisNumber,
    supportsDeliveredFrom: formatCsvDate(row.supportsDeliveredFrom, dateFormat),
    supportsDeliveredTo: formatCsvDate(row.supportsDeliveredTo, dateFormat),
    supportNumber: row.supportNumber,
    claimReference: row.claimReference,
    quantity: formatQuantity(row.quantityHundredths),
    unitPrice: (row.unitPriceCents / 100).toFixed(2),
    gstCode: row.gstCode,
    claimType: row.claimType,
    cancellationReason: row.claimType === 'CANC' ? (row.cancellationReason ?? '') : '',
    abn: row.abn,
  };
}

function fileNameOf(batchNumber: number, part: number, format: BulkPaymentFormat): string {
  if (!Number.isInteger(batchNumber) || batchNumber < 1 || batchNumber > MAX_BATCH_NUMBER) {
    throw new RangeError(`A batch is numbered from 1 to ${MAX_BATCH_NUMBER}, not ${batchNumber}.`);
  }
  const name = `BPR${pad(batchNumber, 6)}-${pad(part, 2)}.csv`;
  if (name.length > format.maxFileNameLength) throw new RangeError(`${name} is too long a name.`);
  return name;
}

const pad = (value: number, length: number) => String(value).padStart(length, '0');
