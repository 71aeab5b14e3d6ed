import type { BankFormat, BankLayout } from '@cleaning/contract/bank';
import type { DateOrder } from '@cleaning/contract/bank/rules';

/** One row as the bank's file states it: text that is validated afterwards. */
export interface RawRow {
  /** The position in the file, from 1, for users who look the row up. */
  readonly row: number;
  readonly date: string;
  /** Negative for money that went out. */
  readonly amount: string;
  /**
   * The change of the balance, where it differs from the amount: a reversal is not read as a
   * payment.
   */
  readonly moved?: string | undefined;
  readonly text: string;
  /** The id that the bank gave the row, where it gives one. */
  readonly bankId?: string | undefined;
}

/** The account that a file names. */
export interface NamedAccount {
  readonly number: string;
  /** Null where the file has no BSB, or has it in the number. */
  readonly bsb: string | null;
}

/** The balance of the account before the first row and after the last, as stated by the file. */
export interface StatedBalance {
  readonly openingCents: number;
  readonly closingCents: number;
}

/** The most accounts that a file is read with. */
export const MAX_ACCOUNTS = 100;

/** What a file has of one account. */
export interface RawStatement {
  /** Null where the file does not name the account. */
  readonly account: NamedAccount | null;
  readonly rows: readonly RawRow[];
  /** Null where the file does not state both balances. */
  readonly balance: StatedBalance | null;
  /** Why it cannot be read; null where it can. */
  readonly refusal: string | null;
}

/** The contents of a file, as the reader of its format returns them. */
export interface RawFile {
  readonly format: BankFormat;
  /** One for each account. */
  readonly statements: readonly RawStatement[];
  /** The order of day and month in its dates. */
  readonly dateOrder: DateOrder;
}

/** Where the layout of a CSV file comes from: staff, an earlier file, its names, or a guess. */
export type LayoutOrigin = 'chosen' | 'remembered' | 'known' | 'guessed';

/** The columns of a CSV file, for staff who say what they are. */
export interface CsvTable {
  /** Equal for the next file with these names, or with as many columns without names. */
  readonly key: string;
  readonly columns: readonly { readonly name: string; readonly samples: readonly string[] }[];
  readonly layout: BankLayout;
  readonly origin: LayoutOrigin;
  readonly likelyNamesRow: number;
  readonly dateChoices: readonly DateOrder[];
}

/** A layout that is kept for the files of an account. */
export interface RememberedLayout {
  readonly key: string;
  readonly layout: BankLayout;
}

/** What was read of a file. */
export interface BankReading {
  /** Null for other formats than CSV. */
  readonly table: CsvTable | null;
  /** Null where a CSV file is refused. */
  readonly file: RawFile | null;
  /** Why a CSV file cannot be read with its layout; null where it can. */
  readonly refusal: string | null;
}
