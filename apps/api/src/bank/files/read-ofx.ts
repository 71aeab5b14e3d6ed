import { TextFileError } from '../../core/files/inspection/text-file-error.ts';
import { joinWords } from './join-words.ts';
import type { NamedAccount, RawFile, RawRow } from './raw-file.ts';
import { keyOfNamed, SEVERAL_ACCOUNTS, toRawStatement } from './raw-statement.ts';

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

/** What an OFX file has of one account: STMTRS, CCSTMTRS of a card and others of that name. */
const STATEMENT = /STMTRS$/u;

type Tags = Map<string, string>;

interface Statement {
  currency: string;
  readonly accounts: Tags[];
  readonly transactions: Transaction[];
}

interface Transaction {
  /** The position in the file, from 1. */
  readonly row: number;
  readonly tags: Tags;
  currency: string;
}

/**
 * Reads the transactions and the accounts of OFX 1 (SGML) and OFX 2 (XML). Only the predefined
 * entities and the codes of characters are expanded, so that a file cannot define its own.
 */
export function readOfx(content: string): RawFile {
  const statements = findStatements(content);
  const parts = statements.map((each) => ({ each, ...accountsOf(each) }));
  const byAccount = Map.groupBy(parts, ({ account }) => keyOfNamed(account));
  return {
    format: 'ofx',
    dateOrder: 'dmy',
    statements: [...byAccount.values()].map((own) =>
      toRawStatement(own[0]?.account ?? null, () => {
        for (const { each, problem } of own) {
          if (problem !== null) throw new TextFileError(problem);
          refuseForeign(each.currency, 'This account');
        }
        const rows = own.flatMap(({ each }) => each.transactions.map(toRow));
        // OFX states only the closing balance, so there is nothing to compare it with.
        return { rows, balance: null };
      }),
    ),
  };
}

function findStatements(content: string): Statement[] {
  const statements: Statement[] = [];
  let transaction: Transaction | null = null;
  let account: Tags | null = null;
  let currencyOf: string | null = null;
  let count = 0;
  const current = (): Statement => {
    const made = statements.at(-1) ?? { currency: '', accounts: [], transactions: [] };
    if (statements.length === 0) statements.push(made);
    return made;
  };
  for (const [, slash, name = '', value = ''] of unwrapCdata(content).matchAll(TAG)) {
    const tag = name.toUpperCase();
    const isOpening = slash === '';
    const text = decode(value);
    if (STATEMENT.test(tag)) {
      [account, transaction] = [null, null];
      if (isOpening) statements.push({ currency: '', accounts: [], transactions: [] });
    } else if (tag === 'STMTTRN') {
      account = null;
      transaction = null;
      if (isOpening) {
        count += 1;
        transaction = { row: count, tags: new Map(), currency: '' };
        current().transactions.push(transaction);
      }
    } else if (ACCOUNT.test(tag)) {
      account = isOpening ? new Map([[KIND, tag]]) : null;
      if (account !== null) current().accounts.push(account);
    } else if (tag === 'CURRENCY' || tag === 'ORIGCURRENCY') {
      currencyOf = isOpening ? tag : null;
    } else if (isOpening && text !== '') {
      if (tag === 'CURDEF') current().currency = text;
      // The currency of an amount that was converted is in ORIGCURRENCY; then the amount is in dollars.
      if (tag === 'CURSYM' && currencyOf === 'CURRENCY' && transaction !== null) {
        transaction.currency = text;
      }
      (account ?? transaction?.tags)?.set(tag, text);
    }
  }
  return statements;
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
  if (currency === '' || currency.toUpperCase() === 'AUD') return;
  throw new TextFileError(`${what} is in ${currency.slice(0, 10)}, not in AUD.`);
}

interface AccountsOfStatement {
  readonly account: NamedAccount | null;
  readonly problem: string | null;
}

/** A loan has its number in LOANACCTID. The company's accounts are those of a bank. */
function accountsOf({ accounts }: Statement): AccountsOfStatement {
  const found = accounts.map((tags) => ({
    kind: tags.get(KIND) ?? '',
    number: [...tags].find(([tag]) => tag.endsWith('ACCTID'))?.[1] ?? '',
    bsb: tags.get('BANKID') ?? null,
  }));
  const named = found.filter(({ number }) => number !== '');
  const account = named[0] === undefined ? null : { number: named[0].number, bsb: named[0].bsb };
  const unnamed = found.find(({ kind, number }) => number === '' && kind !== 'BANKACCTFROM');
  if (unnamed !== undefined) {
    const problem = `This file does not say the number of its account (${unnamed.kind.slice(0, 40)}). Export the file of a bank account.`;
    return { account, problem };
  }
  const isOne = new Set(named.map(keyOfNamed)).size <= 1;
  return { account, problem: isOne ? null : SEVERAL_ACCOUNTS };
}

const decode = (text: string): string =>
  text.trim().replaceAll(/&(?:amp|lt|gt|quot|apos|nbsp|#\d{2,6}|#x[\da-f]{2,5});/giu, (entity) => {
    const [, hex = '', decimal = ''] = /^&#(?:x([\da-f]+)|(\d+));$/iu.exec(entity) ?? [];
    const code = hex === '' ? Number(decimal) : Number.parseInt(hex, 16);
    const isCharacter = code >= 0x20 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
    if (isCharacter) return String.fromCodePoint(code);
    return ENTITIES[entity.toLowerCase()] ?? entity;
  });

function toRow({ row, tags, currency }: Transaction): RawRow {
  refuseForeign(currency, `Row ${row}: the amount`);
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
