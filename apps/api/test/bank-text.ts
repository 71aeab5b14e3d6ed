import { MAX_STATEMENT_ROWS } from '@cleaning/contract/bank';
import type { LayoutHints } from '../src/bank/files/find-layout.ts';
import type { BankReading } from '../src/bank/files/raw-file.ts';
import { toReadFile } from '../src/bank/files/read-bank-file.ts';
import { readContent } from '../src/bank/files/read-content.ts';
import type { BankFile } from '../src/bank/files/to-bank-file.ts';
import { TextFileError } from '../src/core/files/inspection/text-file-error.ts';
import { ApiError } from '../src/core/http/api-error.ts';

/** The day on which the files of the tests are read. */
export const BANK_TODAY = '2026-11-23';

/** Reads what is in a bank's file, without a process of its own. */
export const readBankTable = (text: string | Buffer, hints: LayoutHints = {}): BankReading =>
  readContent(Buffer.from(text), { ...hints, maxRows: MAX_STATEMENT_ROWS });

/** Reads a bank's file as the service does, without a process of its own. */
export const readBankText = (
  text: string | Buffer,
  account?: string,
  hints: LayoutHints = {},
): BankFile => toReadFile(readBankTable(text, hints), BANK_TODAY, account).file;

/** The message with which a file is refused. */
export function refusalOfBankText(
  text: string | Buffer,
  account?: string,
  hints: LayoutHints = {},
): string {
  try {
    readBankText(text, account, hints);
  } catch (error) {
    if (error instanceof TextFileError) return error.message;
    if (error instanceof ApiError) return Object.values(error.fields ?? {})[0]?.[0] ?? '';
    throw error;
  }
  return 'It was read.';
}
