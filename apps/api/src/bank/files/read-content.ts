import { decodeText } from '@cleaning/contract/files/rules';
import { TextFileError } from '../../core/files/inspection/text-file-error.ts';
import { MAX_ACCOUNTS, type BankReading, type RawFile } from './raw-file.ts';
import { SEVERAL_ACCOUNTS } from './raw-statement.ts';
import { readCamt } from './read-camt.ts';
import { readCsv, type CsvOptions } from './read-csv.ts';
import { readOfx } from './read-ofx.ts';

const NOT_A_STATEMENT = 'This is not a bank statement. Choose an OFX, CAMT.053 (XML) or CSV file.';

/**
 * Reads a bank's file, and detects from its content whether it is OFX, CAMT.053 or CSV.
 *
 * @returns at most one row more than `maxRows`, from which the caller sees that there are too many.
 * @throws TextFileError that says what is wrong, and in which row.
 */
export function readContent(content: Buffer, options: CsvOptions): BankReading {
  const decoded = decodeText(content, NOT_A_STATEMENT);
  if (decoded.refusal !== null) throw new TextFileError(decoded.refusal);
  const { text } = decoded;
  const start = text.slice(0, 2000);
  const toReading = ({ statements, ...file }: RawFile): BankReading => {
    if (statements.length > MAX_ACCOUNTS) throw new TextFileError(SEVERAL_ACCOUNTS);
    const cut = statements.map((each) => ({
      ...each,
      rows: each.rows.slice(0, options.maxRows + 1),
    }));
    return { table: null, file: { ...file, statements: cut }, refusal: null };
  };
  if (/<OFX>|^\s*OFXHEADER/iu.test(start)) return toReading(readOfx(text));
  if (/^\s*</u.test(start)) {
    return toReading(/<OFX/iu.test(text.slice(0, 4000)) ? readOfx(text) : readCamt(decoded));
  }
  return readCsv(text, options);
}
