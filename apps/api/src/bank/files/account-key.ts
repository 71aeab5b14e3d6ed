import { company } from '@cleaning/company';
import { refuseField } from '../../core/http/api-error.ts';
import type { NamedAccount } from './raw-file.ts';
import { refuseFile } from './read-row.ts';

/** An account of the company. */
interface OwnAccount {
  readonly bsb: string;
  readonly accountNumber: string;
}

/** The company's accounts. The first one is the account that clients pay to. */
const OWN_ACCOUNTS: readonly OwnAccount[] = [company.bank, ...company.bank.otherAccounts];

/** The company's account that a file is of unless it says otherwise. */
export const accountFor = (chosen: string | undefined): string =>
  chosen ?? digitsOf(company.bank.accountNumber);

/**
 * Identifies an account. Banks write it with or without its BSB. A file that names no account
 * belongs to the one that staff chose, or else to the one that clients pay to. An account that is
 * not of the company keeps its own key.
 */
export function accountKey(
  named: NamedAccount | null,
  chosen: string | undefined,
  ownAccounts: readonly OwnAccount[] = OWN_ACCOUNTS,
): string {
  const numbers = ownAccounts.map(({ accountNumber }) => digitsOf(accountNumber));
  if (chosen !== undefined && !numbers.includes(chosen)) {
    throw refuseField('account_number', 'Choose one of the accounts of the company.');
  }
  const found = (named?.number ?? '').replaceAll(/[^a-z\d]/giu, '').toUpperCase();
  if (named === null || found === '') return chosen ?? numbers[0] ?? '';
  const own = ownAccounts.find((account) => isSame(found, knownBsb(named.bsb), account));
  if (own === undefined) {
    // An account of another bank may have the same digits.
    return numbers.includes(found) ? `${digitsOf(named.bsb ?? '')}${found}` : found;
  }
  const number = digitsOf(own.accountNumber);
  if (chosen !== undefined && number !== chosen) {
    throw refuseFile(
      `This file is of the account ending ${number.slice(-4)}. Choose that account, then the file again.`,
    );
  }
  return number;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '');

/** A BSB of six digits; null where there is none, or zeros alone in its place. */
function knownBsb(text: string | null): string | null {
  const digits = digitsOf(text ?? '');
  return digits.length === 6 && digits !== '000000' ? digits : null;
}

/**
 * A BSB, if any, and zeros: what may stand before an account number. Files from spreadsheets lose the
 * zero at the start of a BSB.
 */
const BEFORE_NUMBER = /^(?:([1-9]\d{4}|\d{6})0*|0*)$/u;

function isSame(
  found: string,
  foundBsb: string | null,
  { bsb, accountNumber }: OwnAccount,
): boolean {
  const number = digitsOf(accountNumber);
  if (!found.endsWith(number)) return false;
  const before = BEFORE_NUMBER.exec(found.slice(0, -number.length));
  const own = knownBsb(bsb);
  const others = [foundBsb, knownBsb(before?.[1]?.padStart(6, '0') ?? null)];
  return before !== null && others.every((bank) => bank === null || own === null || bank === own);
}
