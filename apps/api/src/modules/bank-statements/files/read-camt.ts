import { TextFileError } from '../../../platform/files/inspection/text-file-error.ts';
import { hasWords, isValue, pathOf, type ValuePath } from './camt-elements.ts';
import { joinWords } from './join-words.ts';
import type { NamedAccount, RawFile, RawRow, StatedBalance } from './raw-file.ts';
import { readCents } from './read-cents.ts';
import { walkXml } from './walk-xml.ts';

/** The values of an account, a balance or an entry. */
type Values = Map<ValuePath, string>;

interface Entry {
  currency: string;
  readonly values: Values;
  /** In the order of the file. */
  readonly words: string[];
  transactionCount: number;
}

/**
 * Reads a CAMT.053, CAMT.052 or CAMT.054 file (ISO 20022) of any version. An entry for several
 * payments stays one row.
 */
export function readCamt(content: Buffer): RawFile {
  const rows: RawRow[] = [];
  const paths: (string | null)[] = [];
  const accounts: Values[] = [];
  const balances: Values[] = [];
  let entry: Entry | null = null;
  let count = 0;
  try {
    walkXml(content, {
      open({ name, attributes }) {
        const at = pathOf(name, paths);
        paths.push(at);
        if (at === 'Acct') accounts.push(new Map());
        else if (at === 'Bal') balances.push(new Map());
        else if (at === 'Ntry') {
          entry = { currency: '', values: new Map(), words: [], transactionCount: 0 };
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
          const values = at.startsWith('Acct')
            ? accounts.at(-1)
            : at.startsWith('Bal')
              ? balances.at(-1)
              : entry?.values;
          values?.set(at, (values.get(at) ?? '') + found.trim());
        }
      },
      close() {
        if (paths.pop() !== 'Ntry' || entry === null) return;
        count += 1;
        if (isBooked(entry, count)) rows.push(toRow(entry, count));
        entry = null;
      },
    });
  } catch (error) {
    if (error instanceof TextFileError) throw error;
    throw new TextFileError(
      'This XML file cannot be read. Export it again as CAMT.053, OFX or CSV.',
    );
  }
  return {
    format: 'camt053',
    dateOrder: 'dmy',
    account: oneAccount(accounts),
    rows,
    balance: statedBalance(balances),
  };
}

/** The booked balance before the first page of the statement and after the last. */
function statedBalance(balances: readonly Values[]): StatedBalance | null {
  const codeOf = (balance: Values) => balance.get('Bal/Tp/CdOrPrtry/Cd') ?? '';
  const opening = balances.find((balance) => /^(?:OPBD|PRCD)$/u.test(codeOf(balance)));
  const closing = balances.findLast((balance) => codeOf(balance) === 'CLBD');
  const [openingCents, closingCents] = [heldCents(opening), heldCents(closing)];
  return openingCents === null || closingCents === null ? null : { openingCents, closingCents };
}

function heldCents(balance: Values | undefined): number | null {
  const sign = balance?.get('Bal/CdtDbtInd') === 'DBIT' ? '-' : '';
  return readCents(`${sign}${balance?.get('Bal/Amt') ?? ''}`);
}

function oneAccount(accounts: readonly Values[]): NamedAccount | null {
  const found = accounts.flatMap((values): NamedAccount[] => {
    const currency = values.get('Acct/Ccy') ?? 'AUD';
    if (currency !== 'AUD') {
      throw new TextFileError(`This account is in ${currency.slice(0, 10)}, not in AUD.`);
    }
    const number = values.get('Acct/Id/IBAN') ?? values.get('Acct/Id/Othr/Id') ?? '';
    const bsb = values.get('Acct/Svcr/FinInstnId/ClrSysMmbId/MmbId') ?? null;
    return number === '' ? [] : [{ number, bsb }];
  });
  if (new Set(found.map(({ number, bsb }) => `${bsb ?? ''} ${number}`)).size > 1) {
    throw new TextFileError('This file has several accounts. Export one at a time.');
  }
  return found[0] ?? null;
}

/** An entry that is not booked may still change, and is repeated in the next statement. */
function isBooked({ values }: Entry, row: number): boolean {
  const own = values.get('Ntry/Sts/Prtry');
  if (own !== undefined) {
    throw new TextFileError(
      `Row ${row}: the bank calls its state "${own.slice(0, 40)}", so it is not known whether it is booked. Export the file as OFX or CSV.`,
    );
  }
  const status = values.get('Ntry/Sts/Cd') ?? values.get('Ntry/Sts') ?? '';
  return status === '' || status === 'BOOK';
}

/** What banks and payers write into an element that must not be empty. */
const NOTHING = /^(?:not ?provided|nonref|none|n\/?a|0*)$/iu;

function toRow({ values, currency, words, transactionCount }: Entry, row: number): RawRow {
  if (currency !== '' && currency !== 'AUD') {
    throw new TextFileError(
      `Row ${row}: the amount is in ${currency.slice(0, 10)}, not in AUD. Nothing was imported.`,
    );
  }
  const firstOf = (...paths: readonly ValuePath[]) =>
    paths.map((path) => values.get(path) ?? '').find((text) => text !== '') ?? '';
  const isDebit = firstOf('Ntry/CdtDbtInd') === 'DBIT';
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
    text: joinWords(words.filter((text) => !NOTHING.test(text.trim()))),
    ...(NOTHING.test(id) ? {} : { bankId: id }),
  };
}
