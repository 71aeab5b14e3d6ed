import { company } from '@cleaning/company';
import { refuseField } from '../http/api-error.ts';

const LETTER_OF: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** About 49,000 passwords from published leaks, in lower case. They are loaded at the first use. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const ownName = company.name.toLowerCase().split(/\W+/u);
  return new Set([
    ...dictionary['passwords-common'],
    ...ownName,
    ownName.join(''),
    ownName.slice(0, -1).join(''),
  ]);
}

/**
 * Whether a password is among the first that attackers guess: a leaked one, possibly with a few
 * digits or signs before or after it, in any case, and with digits and signs in place of letters
 * ("P@ssw0rd1", "Cleaning1").
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords();
  const common = await commonPasswords;
  const lower = password.toLowerCase();
  const word = withoutAffixes(lower);
  const forms = [lower, word, lettersOf(lower), lettersOf(word), withoutAffixes(lettersOf(lower))];
  return forms.some((form) => common.has(form));
}

/** @throws ApiError on `field` for a common password. */
export async function assertUncommonPassword(field: string, password: string): Promise<void> {
  if (await isCommonPassword(password)) {
    throw refuseField(field, 'Many people use this password. Choose one that is harder to guess.');
  }
}

const AFFIXED_WORDS = [
  /^[^a-z]{0,8}([a-z].{2,}[a-z])[^a-z]{0,8}$/u,
  // A short word may be only a small part of a good password.
  /^[^a-z]{0,5}([a-z].[a-z])[^a-z]{0,5}$/u,
];

const withoutAffixes = (text: string): string =>
  AFFIXED_WORDS.map((pattern) => pattern.exec(text)?.[1]).find((word) => word !== undefined) ??
  text;

const lettersOf = (text: string): string =>
  text.replaceAll(/[013457@$!]/gu, (character) => LETTER_OF[character] ?? character);
