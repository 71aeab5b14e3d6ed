import { TextFileError } from '../../core/files/inspection/text-file-error.ts';
import type { NamedAccount, RawStatement } from './raw-file.ts';

/** Said of accounts whose rows cannot be told apart. */
export const SEVERAL_ACCOUNTS = 'This file has several accounts. Export one at a time.';

export const tooManyRows = (most: number): string =>
  `This file has more than ${most} rows. Export a shorter time.`;

/** Equal for all that a file has of one account. */
export const keyOfNamed = (account: NamedAccount | null): string =>
  `${account?.bsb ?? ''} ${account?.number ?? ''}`;

/**
 * Reads what a file has of one account. Why it cannot be read matters only where that account is the
 * one that is imported, so it is kept.
 */
export function toRawStatement(
  account: NamedAccount | null,
  read: () => Pick<RawStatement, 'rows' | 'balance'>,
): RawStatement {
  try {
    return { account, ...read(), refusal: null };
  } catch (error) {
    if (!(error instanceof TextFileError)) throw error;
    return { account, rows: [], balance: null, refusal: error.message };
  }
}
