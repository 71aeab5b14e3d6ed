import { TextFileError } from '../../../platform/files/inspection/text-file-error.ts';
import type { RawFile } from './raw-file.ts';
import { readCamt } from './read-camt.ts';
import { readCsv } from './read-csv.ts';
import { readOfx } from './read-ofx.ts';

/**
 * Reads a bank's file, and detects from its content whether it is OFX, CAMT.053 or CSV.
 *
 * @returns at most one row more than `maxRows`, from which the caller sees that there are too many.
 * @throws TextFileError that says what is wrong, and in which row.
 */
export function readContent(content: Buffer, maxRows: number): RawFile {
  const file = readAny(content, maxRows);
  return { ...file, rows: file.rows.slice(0, maxRows + 1) };
}

function readAny(content: Buffer, maxRows: number): RawFile {
  const text = textOf(content);
  const start = text.slice(0, 2000);
  if (/<OFX>|^\s*OFXHEADER/iu.test(start)) return readOfx(text);
  if (/^\s*</u.test(start)) {
    if (/<OFX/iu.test(text.slice(0, 4000))) return readOfx(text);
    return readCamt(content);
  }
  return readCsv(text, maxRows);
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
