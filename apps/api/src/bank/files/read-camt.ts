import { TextFileError } from '../../core/files/inspection/text-file-error.ts';
import { type ValuePath, hasWords, isValue, pathOf } from './camt-elements.ts';
import { joinWords } from './join-words.ts';
import type { NamedAccount, RawFile, RawRow, RawStatement, StatedBalance } from './raw-file.ts';
import { keyOfNamed, toRawStatement } from './raw-statement.ts';
import { readCents } from './read-cents.ts';
import { walkXml, XmlEncodingError, type XmlText } from './walk-xml.ts';

/** The values of an account, a balance or an entry. */
type Values = Map<ValuePath, string>;

interface Entry {
  /** The position in the file, from 1. */
  readonly row: number;
  currency: string;
  readonly values: Values;
  /** In the order of the file. */
  readonly words: string[];
  transactionCount: number;
}

interface Statement {
  readonly account: Values;
  readonly balances: Values[];
  readonly entries: Entry[];
}

/**
 * Reads a CAMT.053, CAMT.052 or CAMT.054 file (ISO 20022) of any version. An entry for several
 * payments stays one row. What it has of one account is one statement, however many days it has.
 */
export function readCamt(file: XmlText): RawFile {
  const statements: Statement[] = [];
  const paths: (string | null)[] = [];
  let entry: Entry | null = null;
  let count = 0;
  try {
    walkXml(file, {
      open({ name, attributes }) {
        const at = pathOf(name, paths);
        paths.push(at);
        if (at === '') statements.push({ account: new Map(), balances: [], entries: [] });
        const statement = statements.at(-1);
        if (at === 'Bal') statement?.balances.push(new Map());
        else if (at === 'Ntry') {
          count += 1;
          entry = { row: count, currency: '', values: new Map(), words: [], transactionCount: 0 };
          statement?.entries.push(entry);
        }
        if (entry === null || at === null) return;
        if (at === 'Ntry/Amt') entry.currency = attributes.get('Ccy') ?? '';
        else if (at === 'Ntry/NtryDtls/TxDtls') entry.transactionCount += 1;
        // The text of an element may come in pieces.
        else if (hasWords(at)) entry.words.push('');
      },
      text(found) {
        const at = paths.at(-1) ?? '';
        if (hasWords(at)) entry?.words.push((entry.words.pop() ?? '') + found);
        else if (isValue(at)) {
          const statement = statements.at(-1);
          const values = at.startsWith('Acct')
            ? statement?.account
            : at.startsWith('Bal')
              ? statement?.balances.at(-1)
              : entry?.values;
          values?.set(at, (values.get(at) ?? '') + found.trim());
        }
      },
      close() {
        if (paths.pop() === 'Ntry') entry = null;
      },
    });
  } catch (error) {
    throw new TextFileError(
      error instanceof XmlEncodingError
        ? 'This XML file is not in the encoding that its first line says, or in one that we do not read, so we might misread it. Export it again in UTF-8, or as OFX or CSV.'
        : 'This XML file cannot be read. Export it again as CAMT.053, OFX or CSV.',
    );
  }
  const accounts = Map.groupBy(statements, ({ account }) => keyOfNamed(accountOf(account)));
  return {
    format: 'camt053',
    dateOrder: 'dmy',
    statements: [...accounts.values()].map(toStatement),
  };
}

/** @param parts what the file has of one account. */
const toStatement = (parts: readonly Statement[]): RawStatement =>
  toRawStatement(accountOf(parts[0]?.account ?? new Map()), () => {
    for (const { account } of parts) refuseForeignAccount(account);
    return {
      rows: parts
        .flatMap(({ entries }) => entries)
        .filter(isBooked)
        .map(toRow),
      balance: statedBalance(parts.flatMap(({ balances }) => balances)),
    };
  });

/** The booked balance before the first day and after the last. Banks order the days either way. */
function statedBalance(balances: readonly Values[]): StatedBalance | null {
  const codeOf = (balance: Values) => balance.get('Bal/Tp/CdOrPrtry/Cd') ?? '';
  const dayOf = (balance: Values) =>
    balance.get('Bal/Dt/Dt') ?? balance.get('Bal/Dt/DtTm')?.slice(0, 10) ?? '';
  const byDay = balances.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
  const opening = byDay.find((balance) => /^(?:OPBD|PRCD)$/u.test(codeOf(balance)));
  const closing = byDay.findLast((balance) => codeOf(balance) === 'CLBD');
  const [openingCents, closingCents] = [heldCents(opening), heldCents(closing)];
  return openingCents === null || closingCents === null ? null : { openingCents, closingCents };
}

function heldCents(balance: Values | undefined): number | null {
  const sign = balance?.get('Bal/CdtDbtInd') === 'DBIT' ? '-' : '';
  return readCents(`${sign}${balance?.get('Bal/Amt') ?? ''}`);
}

function accountOf(values: Values): NamedAccount | null {
  const number = values.get('Acct/Id/IBAN') ?? values.get('Acct/Id/Othr/Id') ?? '';
  const bsb = values.get('Acct/Svcr/FinInstnId/ClrSysMmbId/MmbId') ?? null;
  return number === '' ? null : { number, bsb };
}

function refuseForeignAccount(values: Values): void {
  const currency = values.get('Acct/Ccy') ?? 'AUD';
  if (currency === 'AUD') return;
  throw new TextFileError(`This account is in ${currency.slice(0, 10)}, not in AUD.`);
}

/** An entry that is not booked may still change, and is repeated in the next statement. */
function isBooked({ values, row }: Entry): boolean {
  const own = values.get('Ntry/Sts/Prtry');
  if (own !== undefined) {
    throw new TextFileError(
      `Row ${row}: the bank calls its state "${own.slice(0, 40)}", so it is not known whether it is booked. Export the file as OFX or CSV.`,
    );
  }
  const status = values.get('Ntry/Sts/Cd') ?? values.get('Ntry/Sts') ?? '';
  return status === '' || status === 'BOOK';
}

function toRow({ row, values, currency, words, transactionCount }: Entry): RawRow {
  if (currency !== '' && currency !== 'AUD') {
    throw new TextFileError(
      `Row ${row}: the amount is in ${currency.slice(0, 10)}, not in AUD. Nothing was imported.`,
    );
  }
  const firstOf = (...paths: readonly ValuePath[]) =>
    paths.map((path) => values.get(path) ?? '').find((text) => text !== '') ?? '';
  const direction = firstOf('Ntry/CdtDbtInd');
  if (!/^(?:CRDT|DBIT)$/u.test(direction)) {
    throw new TextFileError(
      `Row ${row} does not say whether money came in or went out. Nothing was imported.`,
    );
  }
  const isDebit = direction === 'DBIT';
  const isReversal = /^(?:true|1)$/u.test(firstOf('Ntry/RvslInd'));
  const amount = firstOf('Ntry/Amt');
  // The id of a transaction is the id of its entry where the entry has no other transaction.
  const id =
    transactionCount === 1
      ? firstOf('Ntry/AcctSvcrRef', 'Ntry/NtryDtls/TxDtls/Refs/AcctSvcrRef')
      : firstOf('Ntry/AcctSvcrRef');
  return {
    row,
    date: firstOf('Ntry/BookgDt/Dt', 'Ntry/BookgDt/DtTm', 'Ntry/ValDt/Dt', 'Ntry/ValDt/DtTm'),
    // A reversal of money received is not a payment, and neither is money returned to the company.
    amount: `${isDebit || isReversal ? '-' : ''}${amount}`,
    moved: `${isDebit ? '-' : ''}${amount}`,
    text: textOfWords(words),
    ...(saysNothing(id) ? {} : { bankId: id }),
  };
}

/** What banks and payers write into an element that must not be empty. */
const NOTHING = /^(?:not ?provided|nonref|none|n\/?a|0*)$/iu;

/** A service of the New Payments Platform, such as npp.clear.V01, which ANZ writes as a reference. */
const SERVICE = /^(?:npp|ics\d|x2p\d)\./iu;

/** ANZ writes the text of an entry as JSON, with codes and serial numbers beside these words. */
const FIELDS = ['narrative', 'rmt', 'shortdesc'];
const MAX_JSON = 2000;

const saysNothing = (text: string): boolean => NOTHING.test(text.trim());

/** The text of an entry, of the elements that have words. */
const textOfWords = (texts: readonly string[]): string =>
  joinWords(
    texts.flatMap(fieldsOf).filter((text) => !saysNothing(text) && !SERVICE.test(text.trim())),
  );

function fieldsOf(text: string): readonly string[] {
  const found = jsonIn(text.trim());
  const fields = FIELDS.filter((name) => Object.hasOwn(found, name)).map((name) => found[name]);
  if (fields.length === 0) return [text];
  return fields.filter((field) => typeof field === 'string');
}

function jsonIn(text: string): Readonly<Record<string, unknown>> {
  if (!text.startsWith('{') || text.length > MAX_JSON) return {};
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
