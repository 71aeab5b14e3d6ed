import { company } from '@cleaning/company';
import { MAX_STATEMENT_ROWS, type BankFormat } from '@cleaning/contract';
import type { UploadedFile } from '../../../platform/http/handlers.ts';
import { readRow, refuseFile, type BankFileRow, type RawFile } from './parsed-file.ts';
import { readCamt053 } from './read-camt053.ts';
import { readCsv } from './read-csv.ts';
import { readOfx } from './read-ofx.ts';

/** The money that came, of one account and one file. */
export interface BankFile {
  readonly format: BankFormat;
  /** The same for the same account, in whichever format its file is. */
  readonly account: string;
  readonly firstDay: string;
  readonly lastDay: string;
  /** What came, in the order of the file. */
  readonly rows: readonly BankFileRow[];
  /** How many rows are money that went out. */
  readonly outCount: number;
}

/**
 * Reads the file of a bank: OFX, CAMT.053 or CSV, by what is in it.
 *
 * @param today the date in Sydney.
 * @throws ApiError `validation_failed` that says what is wrong, and in which row.
 */
export function readBankFile({ content }: Pick<UploadedFile, 'content'>, today: string): BankFile {
  const { format, account, rows: found } = readAny(content);
  if (found.length === 0) throw refuseFile('This file has no rows.');
  if (found.length > MAX_STATEMENT_ROWS) {
    throw refuseFile(`This file has more than ${MAX_STATEMENT_ROWS} rows. Export a shorter time.`);
  }
  const rows = found.map((row) => readRow(row, today));
  const days = rows.map(({ bookedOn }) => bookedOn).toSorted();
  const cameIn = rows.filter(({ amountCents }) => amountCents > 0);
  return {
    format,
    account: accountKey(account),
    firstDay: days[0] ?? today,
    lastDay: days.at(-1) ?? today,
    rows: cameIn,
    outCount: rows.length - cameIn.length,
  };
}

function readAny(content: Buffer): RawFile {
  const text = textOf(content);
  const start = text.slice(0, 2000);
  if (/<OFX>|^\s*OFXHEADER/iu.test(start)) return readOfx(text);
  if (/^\s*</u.test(start)) {
    if (/<OFX/iu.test(text.slice(0, 4000))) return readOfx(text);
    return readCamt053(content);
  }
  return readCsv(text);
}

/** Some banks still write files of Windows. */
function textOf(content: Buffer): string {
  if (content.includes(0)) {
    throw refuseFile('This is not a bank statement. Choose an OFX, CAMT.053 (XML) or CSV file.');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

/** Banks write the same account with and without its BSB; a file that names none is of the company's own. */
function accountKey(account: string | null): string {
  const own = company.bank.accountNumber.replaceAll(/\D/gu, '');
  const found = (account ?? '').replaceAll(/[^a-z\d]/giu, '').toUpperCase();
  return found === '' || found.endsWith(own) ? own : found;
}
