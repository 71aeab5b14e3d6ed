import {
  BANK_FORMATS,
  bankLayoutSchema,
  MAX_STATEMENT_ROWS,
  type BankLayout,
} from '@cleaning/contract/bank';
import { DATE_ORDERS, MAX_BANK_COLUMNS, type DateOrder } from '@cleaning/contract/bank/rules';
import { UPLOAD_FIELD } from '@cleaning/contract/http/rules';
import { z } from 'zod';
import { programBeside } from '../../core/files/inspection/program-path.ts';
import type { ReaderProgram } from '../../core/files/inspection/reader-process.ts';
import { readTextFile } from '../../core/files/inspection/read-text-file.ts';
import { refuseField } from '../../core/http/api-error.ts';
import type { UploadedFile } from '../../core/http/handlers.ts';
import type { LayoutHints } from './find-layout.ts';
import { MAX_ACCOUNTS, type BankReading, type RememberedLayout } from './raw-file.ts';
import type { CsvOptions } from './read-csv.ts';
import { refuseFile } from './read-row.ts';
import { toBankFile, type BankFile } from './to-bank-file.ts';

export interface BankFileInput extends CsvOptions {
  readonly content: Uint8Array;
}

const cents = z.int();

const PROGRAM: ReaderProgram<BankReading> = {
  path: programBeside(import.meta, 'bank-file-process'),
  result: z.strictObject({
    table: z
      .strictObject({
        key: z.string().max(64),
        columns: z
          .array(z.strictObject({ name: z.string(), samples: z.array(z.string()).max(5) }))
          .max(MAX_BANK_COLUMNS),
        layout: bankLayoutSchema,
        origin: z.enum(['chosen', 'remembered', 'known', 'guessed']),
        likelyNamesRow: z.int().nonnegative(),
        dateChoices: z.array(z.enum(DATE_ORDERS)),
      })
      .nullable(),
    file: z
      .strictObject({
        format: z.enum(BANK_FORMATS),
        statements: z
          .array(
            z.strictObject({
              account: z
                .strictObject({ number: z.string(), bsb: z.string().nullable() })
                .nullable(),
              rows: z
                .array(
                  z.strictObject({
                    row: z.int().positive(),
                    date: z.string(),
                    amount: z.string(),
                    moved: z.string().optional(),
                    text: z.string(),
                    bankId: z.string().optional(),
                  }),
                )
                .max(MAX_STATEMENT_ROWS + 1),
              balance: z.strictObject({ openingCents: cents, closingCents: cents }).nullable(),
              refusal: z.string().max(500).nullable(),
            }),
          )
          .max(MAX_ACCOUNTS),
        dateOrder: z.enum(DATE_ORDERS),
      })
      .nullable(),
    refusal: z.string().max(500).nullable(),
  }),
};

/**
 * Reads a bank's OFX, CAMT.053 or CSV file in a process of its own, without its dates and amounts.
 *
 * @param hints what is known of the columns of a CSV file.
 * @throws ApiError `validation_failed` for a file that cannot be read; `unavailable` while too many
 *   files wait.
 */
export function readBankContent(
  { content }: Pick<UploadedFile, 'content'>,
  hints: LayoutHints = {},
): Promise<BankReading> {
  const input: BankFileInput = { ...hints, content, maxRows: MAX_STATEMENT_ROWS };
  return readTextFile(PROGRAM, { input, field: UPLOAD_FIELD });
}

/** A file to import. */
export interface ReadBankFile {
  readonly file: BankFile;
  /** What staff said that its columns are, now or before; else null. */
  readonly layout: ChosenLayout | null;
}

export interface ChosenLayout extends RememberedLayout {
  readonly layout: BankLayout & { readonly date_order: DateOrder };
}

/** The field of a refusal after which staff have to say what the columns are. */
const COLUMNS_FIELD = 'columns';
const UNKNOWN_COLUMNS =
  'We have not seen this kind of file before. Say once what its columns are, and the next file is read the same way.';

/**
 * Validates what was read of a file.
 *
 * @param today the date in Sydney.
 * @param chosen the company's account that staff chose for the file, if they did.
 * @throws ApiError `validation_failed` that says what is wrong, and in which row; for the field
 *   `columns` where staff have to say what they are.
 */
export function toReadFile(
  { table, file, refusal }: BankReading,
  today: string,
  chosen?: string,
): ReadBankFile {
  if (table?.origin === 'guessed') throw refuseField(COLUMNS_FIELD, UNKNOWN_COLUMNS);
  if (file === null) throw refuseFile(refusal ?? 'This file could not be read.');
  const isChosen = table?.origin === 'chosen' || table?.origin === 'remembered';
  return {
    file: toBankFile(file, today, chosen),
    layout: isChosen
      ? { key: table.key, layout: { ...table.layout, date_order: file.dateOrder } }
      : null,
  };
}
