import { hash } from 'node:crypto';
import type { BankFile } from './files/to-bank-file.ts';
import type { BankFileRow } from './files/read-row.ts';

/** A row with a key that distinguishes it from every other row. */
export interface FingerprintedRow extends BankFileRow {
  readonly fingerprint: Buffer;
}

/**
 * Gives each row a fingerprint of its account, day, amount and text, and of the id that the bank
 * keeps for it. Identical rows of one file are numbered. Banks put whole days into a file, so the
 * second of two identical rows is the second in every file.
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
      ...(row.bankId?.isLasting === true ? [row.bankId.key] : []),
    ]);
    const ordinal = (counts.get(identity) ?? 0) + 1;
    counts.set(identity, ordinal);
    return { ...row, fingerprint: Buffer.from(hash('sha256', `${ordinal} ${identity}`), 'hex') };
  });
}
