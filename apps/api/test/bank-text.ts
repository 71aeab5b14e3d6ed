import { MAX_STATEMENT_ROWS } from '@cleaning/contract';
import { readContent } from '../src/modules/bank-statements/files/read-content.ts';
import { toBankFile, type BankFile } from '../src/modules/bank-statements/files/to-bank-file.ts';
import { TextFileError } from '../src/platform/files/inspection/text-file-error.ts';
import { ApiError } from '../src/platform/http/api-error.ts';

/** The day on which the files of the tests are read. */
export const BANK_TODAY = '2026-11-23';

/** Reads a bank's file as the service does, without a process of its own. */
export const readBankText = (text: string | Buffer, account?: string): BankFile =>
  toBankFile(readContent(Buffer.from(text), MAX_STATEMENT_ROWS), BANK_TODAY, account);

/** The message with which a file is refused. */
export function refusalOfBankText(text: string | Buffer, account?: string): string {
  try {
    readBankText(text, account);
  } catch (error) {
    if (error instanceof TextFileError) return error.message;
    if (error instanceof ApiError) return Object.values(error.fields ?? {})[0]?.[0] ?? '';
    throw error;
  }
  return 'It was read.';
}
