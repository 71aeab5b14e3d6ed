import { hash } from 'node:crypto';
import type { BankFile } from './files/read-bank-file.ts';
import type { BankFileRow } from './files/parsed-file.ts';

/** A row with what tells it from every other. */
export interface FingerprintedRow extends BankFileRow {
  readonly fingerprint: Buffer;
}

/**
 * Names each row by its account, day, amount and text. Rows of a file that are alike in all of it are counted:
 * the second of two stays the second in every file that has the whole day, as the files of banks do.
 */
export function fingerprintRows({
  account,
  rows,
}: Pick<BankFile, 'account' | 'rows'>): FingerprintedRow[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const identity = JSON.stringify([
      account,
      row.bookedOn,
      row.amountCents,
      row.text.toUpperCase(),
    ]);
    const ordinal = (counts.get(identity) ?? 0) + 1;
    counts.set(identity, ordinal);
    return { ...row, fingerprint: Buffer.from(hash('sha256', `${ordinal} ${identity}`), 'hex') };
  });
}
