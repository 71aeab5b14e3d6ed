import { TextFileError } from '../../../platform/files/inspection/text-file-error.ts';
import type { BankReading, RawFile } from './raw-file.ts';
import { readCamt } from './read-camt.ts';
import { readCsv, type CsvOptions } from './read-csv.ts';
import { readOfx } from './read-ofx.ts';

/**
 * Reads a bank's file, and detects from its content whether it is OFX, CAMT.053 or CSV.
 *
 * @returns at most one row more than `maxRows`, from which the caller sees that there are too many.
 * @throws TextFileError that says what is wrong, and in which row.
 */
export function readContent(content: Buffer, options: CsvOptions): BankReading {
  const text = textOf(content);
  const start = text.slice(0, 2000);
  const toReading = ({ rows, ...file }: RawFile): BankReading => ({
    table: null,
    file: { ...file, rows: rows.slice(0, options.maxRows + 1) },
    refusal: null,
  });
  if (/<OFX>|^\s*OFXHEADER/iu.test(start)) return toReading(readOfx(text));
  if (/^\s*</u.test(start)) {
    return toReading(/<OFX/iu.test(text.slice(0, 4000)) ? readOfx(text) : readCamt(content));
  }
  return readCsv(text, options);
}

/** Decodes a file. Some banks still write Windows-1252 instead of UTF-8. */
function textOf(content: Buffer): string {
  if (content.includes(0)) {
    throw new TextFileError(
      'This is not a bank statement. Choose an OFX, CAMT.053 (XML) or CSV file.',
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}
