import { readCents } from './read-cents.ts';

export const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Signs that stand for one currency each; `$` alone is that of Australia here. */
const SIGNS: readonly (readonly [sign: RegExp, currency: string])[] = [
  [/\b(?:AU?|AUD)\s?\$/iu, 'AUD'],
  [/\bUSD?\s?\$/iu, 'USD'],
  [/\bNZD?\s?\$/iu, 'NZD'],
  [/\bHKD?\s?\$/iu, 'HKD'],
  [/\bSG?D?\s?\$/iu, 'SGD'],
  [/\bCA?D?\s?\$/iu, 'CAD'],
  [/€/u, 'EUR'],
  [/£/u, 'GBP'],
  [/¥/u, 'JPY'],
];

/** A code at the end of a name, at its start, or after small letters: "AmountUSD". */
const CODES: readonly RegExp[] = [
  /(?:^|[\s_(/-])([A-Za-z]{3})\)?\W*$/u,
  /^\W*([A-Z]{3})(?=[\s)_-])/u,
  /(?<=[a-z])([A-Z]{3})$/u,
];

/** The currency in the name of a column with money: "Amount (USD)", "NZD amount", "Credit €". */
export function currencyIn(name: string): string {
  const signed = SIGNS.find(([sign]) => sign.test(name))?.[1];
  const codes = CODES.map((pattern) => pattern.exec(name)?.[1]?.toUpperCase() ?? '');
  return signed ?? codes.find((code) => CURRENCIES.has(code)) ?? '';
}

/** A name, with letters only, about any currency: that of an account, an amount or a payer. */
export const ABOUT_CURRENCY = /currenc|ccy|curr?(?:code)?$/u;

const DOLLARS = /^(?:AUD|AU?\s?\$|(?:AUD\W+)?AUSTRALIAN DOLLARS?(?:\W+AUD\W*)?|036)$/u;
const NO_CURRENCY = /^(?:\P{L}*|N\/?A|NONE|NIL)$/u;

/**
 * The currency that a cell says, if another one than that of Australia. A name about a currency may
 * be that of an amount in it: a number is none, unless it has the three digits of a code.
 */
export function foreignCurrencyIn(cell: string): string | null {
  const currency = cell.toUpperCase();
  if (DOLLARS.test(currency)) return null;
  if (/^\d{3}$/u.test(currency) || /[€£¥]/u.test(currency)) return currency;
  return NO_CURRENCY.test(currency) || readCents(currency) !== null ? null : currency;
}
