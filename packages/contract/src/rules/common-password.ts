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

/** Shown when {@link IsCommonPassword} says true. */
export const COMMON_PASSWORD_MESSAGE =
  'Many people use this password. Choose one that is harder to guess.';

/**
 * Whether a password is among the first that attackers guess: a leaked one, possibly with a few
 * digits or signs before or after it, in any case, and with digits and signs in place of letters
 * ("P@ssw0rd1", "Cleaning1").
 */
export type IsCommonPassword = (password: string) => boolean;

/**
 * Loads about 49,000 passwords from published leaks. They are a file of their own, so that nothing
 * loads them before a password is chosen.
 *
 * @param companyName its words are common too, for an account of this company.
 */
export async function loadCommonPasswords(companyName: string): Promise<IsCommonPassword> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const ownName = companyName.toLowerCase().split(/\W+/u);
  const common = new Set([
    ...dictionary['passwords-common'],
    ...ownName,
    ownName.join(''),
    ownName.slice(0, -1).join(''),
  ]);
  return (password) => formsOf(password).some((form) => common.has(form));
}

function formsOf(password: string): readonly string[] {
  const lower = password.toLowerCase();
  const word = withoutAffixes(lower);
  return [lower, word, lettersOf(lower), lettersOf(word), withoutAffixes(lettersOf(lower))];
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
