import { TextFileError } from '../../../platform/files/inspection/text-file-error.ts';
import { joinWords } from './join-words.ts';
import type { NamedAccount, RawFile, RawRow } from './raw-file.ts';

/**
 * A tag and the text up to the next one. OFX 1 never closes a tag that has a value, OFX 2 always does.
 */
const TAG = /<(\/?)([A-Z][A-Z0-9.]*)(?:\s[^<>]*)?>([^<]*)/giu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&nbsp;': ' ',
};

/** The aggregates that name the account of a statement, such as BANKACCTFROM and LOANACCTFROM. */
const ACCOUNT = /ACCTFROM$/u;

/** Where the name of that aggregate is kept; no tag has it. */
const KIND = '';

/** The fields of a transaction in which the words or the number of a payer stand. */
const WORDS = ['NAME', 'EXTDNAME', 'MEMO', 'CHECKNUM', 'REFNUM'] as const;

/** An id that a bank writes where it has none. */
const NO_ID = /^(?:0*|none|nonref|n\/?a)$/iu;

/**
 * Reads the transactions and the account of OFX 1 (SGML) and OFX 2 (XML). Only the predefined
 * entities and the codes of characters are expanded, so that a file cannot define its own.
 */
export function readOfx(content: string): RawFile {
  const rows: RawRow[] = [];
  const accounts: NamedAccount[] = [];
  let transaction: Map<string, string> | null = null;
  let account: Map<string, string> | null = null;
  let currencyOf: string | null = null;
  for (const [, slash, name = '', value = ''] of unwrapCdata(content).matchAll(TAG)) {
    const tag = name.toUpperCase();
    const isOpening = slash === '';
    const text = decode(value);
    if (tag === 'STMTTRN') {
      if (account !== null) accounts.push(toAccount(account));
      account = null;
      if (transaction !== null) rows.push(toRow(transaction, rows.length + 1));
      transaction = isOpening ? new Map() : null;
    } else if (ACCOUNT.test(tag)) {
      if (account !== null) accounts.push(toAccount(account));
      account = isOpening ? new Map([[KIND, tag]]) : null;
    } else if (tag === 'CURRENCY' || tag === 'ORIGCURRENCY') {
      currencyOf = isOpening ? tag : null;
    } else if (isOpening && text !== '') {
      if (tag === 'CURDEF') refuseForeign(text, 'This account');
      // The currency of an amount that was converted is in ORIGCURRENCY; then the amount is in dollars.
      if (tag === 'CURSYM' && currencyOf === 'CURRENCY') {
        refuseForeign(text, `Row ${rows.length + 1}: the amount`);
      }
      (account ?? transaction)?.set(tag, text);
    }
  }
  if (transaction !== null) rows.push(toRow(transaction, rows.length + 1));
  // OFX states only the closing balance, so there is nothing to compare it with.
  return { format: 'ofx', account: oneAccount(accounts), rows, balance: null, dateOrder: 'dmy' };
}

/** CDATA as text with entities, which is read as all other text. */
function unwrapCdata(content: string): string {
  const [first = '', ...others] = content.split('<![CDATA[');
  const unwrapped = others.map((part) => {
    const end = part.indexOf(']]>');
    if (end === -1) throw new TextFileError('This OFX file cannot be read. Export it again.');
    const text = part.slice(0, end).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return text + part.slice(end + 3);
  });
  return [first, ...unwrapped].join('');
}

function refuseForeign(currency: string, what: string): void {
  if (currency.toUpperCase() === 'AUD') return;
  throw new TextFileError(`${what} is in ${currency.slice(0, 10)}, not in AUD.`);
}

/** A loan has its number in LOANACCTID. The company's accounts are those of a bank. */
function toAccount(tags: ReadonlyMap<string, string>): NamedAccount {
  const number = [...tags].find(([tag]) => tag.endsWith('ACCTID'))?.[1] ?? '';
  const kind = tags.get(KIND);
  if (number === '' && kind !== 'BANKACCTFROM') {
    throw new TextFileError(
      `This file does not say the number of its account (${kind?.slice(0, 40)}). Export the file of a bank account.`,
    );
  }
  return { number, bsb: tags.get('BANKID') ?? null };
}

function oneAccount(accounts: readonly NamedAccount[]): NamedAccount | null {
  const named = accounts.filter(({ number }) => number !== '');
  if (new Set(named.map(({ number, bsb }) => `${bsb ?? ''} ${number}`)).size > 1) {
    throw new TextFileError('This file has several accounts. Export one at a time.');
  }
  return named[0] ?? null;
}

const decode = (text: string): string =>
  text.trim().replaceAll(/&(?:amp|lt|gt|quot|apos|nbsp|#\d{2,6}|#x[\da-f]{2,5});/giu, (entity) => {
    const [, hex = '', decimal = ''] = /^&#(?:x([\da-f]+)|(\d+));$/iu.exec(entity) ?? [];
    const code = hex === '' ? Number(decimal) : Number.parseInt(hex, 16);
    const isCharacter = code >= 0x20 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
    if (isCharacter) return String.fromCodePoint(code);
    return ENTITIES[entity.toLowerCase()] ?? entity;
  });

function toRow(tags: ReadonlyMap<string, string>, row: number): RawRow {
  const of = (tag: string) => tags.get(tag) ?? '';
  if (of('CORRECTFITID') !== '') {
    throw new TextFileError(
      `Row ${row} corrects or deletes an earlier row, which cannot be read. Export the file as CSV.`,
    );
  }
  const id = of('FITID');
  return {
    row,
    date: of('DTPOSTED') || of('DTAVAIL'),
    amount: readDecimalSign(of('TRNAMT')),
    text: joinWords(WORDS.map(of)),
    ...(NO_ID.test(id) ? {} : { bankId: id }),
  };
}

/** OFX has no mark of thousands, so a comma is the decimal sign, unless there is a point as well. */
const readDecimalSign = (amount: string): string =>
  amount.includes('.') ? amount : amount.replace(',', '.');
