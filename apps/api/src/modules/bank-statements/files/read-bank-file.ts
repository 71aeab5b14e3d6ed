import { extname, join } from 'node:path';
import { BANK_FORMATS, MAX_STATEMENT_ROWS, UPLOAD_FIELD } from '@cleaning/contract';
import { z } from 'zod';
import type { ReaderProgram } from '../../../platform/files/inspection/reader-process.ts';
import { readTextFile } from '../../../platform/files/inspection/read-text-file.ts';
import type { UploadedFile } from '../../../platform/http/handlers.ts';
import type { RawFile } from './raw-file.ts';
import { toBankFile, type BankFile } from './to-bank-file.ts';

export interface BankFileInput {
  readonly content: Uint8Array;
  readonly maxRows: number;
}

const cents = z.int();

const PROGRAM: ReaderProgram<RawFile> = {
  // Beside this file, with another extension once built.
  path: join(import.meta.dirname, `bank-file-process${extname(import.meta.filename)}`),
  result: z.strictObject({
    format: z.enum(BANK_FORMATS),
    account: z.strictObject({ number: z.string(), bsb: z.string().nullable() }).nullable(),
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
  }),
};

/**
 * Reads a bank's OFX, CAMT.053 or CSV file in a process of its own.
 *
 * @param today the date in Sydney.
 * @param chosen the company's account that staff chose for the file, if they did.
 * @throws ApiError `validation_failed` that says what is wrong, and in which row; `unavailable`
 *   while too many files wait.
 */
export async function readBankFile(
  { content }: Pick<UploadedFile, 'content'>,
  today: string,
  chosen?: string,
): Promise<BankFile> {
  const input: BankFileInput = { content, maxRows: MAX_STATEMENT_ROWS };
  return toBankFile(await readTextFile(PROGRAM, { input, field: UPLOAD_FIELD }), today, chosen);
}
