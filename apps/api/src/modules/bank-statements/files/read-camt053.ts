import { TextFileError } from '../../../platform/files/inspection/text-file-error.ts';
import type { RawFile, RawRow, StatedBalance } from './raw-file.ts';
import { readCents } from './read-cents.ts';
import { walkXml } from './walk-xml.ts';

/** The content of an entry, as it is read from its elements. */
interface Entry {
  amount: string;
  currency: string;
  isDebit: boolean;
  isReversal: boolean;
  status: string;
  day: string;
  /** In the order of the file, without repetitions. */
  readonly texts: Set<string>;
}

/** A balance of the account, and which one. */
interface Balance {
  code: string;
  amount: string;
  isDebit: boolean;
}

/**
 * The elements that hold the text of an entry: the payer's message, the payer's name, and the
 * bank's own text.
 */
const TEXT_PATHS = [
  /\/Dbtr(?:\/Pty)?\/Nm$/u,
  /\/RmtInf\/Ustrd$/u,
  /\/CdtrRefInf\/Ref$/u,
  /\/Ntry\/AddtlNtryInf$/u,
];

/**
 * Reads a CAMT.053 statement (ISO 20022) of any version. An entry for several payments stays one
 * row.
 */
export function readCamt053(content: Buffer): RawFile {
  const rows: RawRow[] = [];
  const path: string[] = [];
  const accounts = new Set<string>();
  const balances: Balance[] = [];
  let entry: Entry | null = null;
  let count = 0;
  try {
    walkXml(content, {
      open({ name, attributes }) {
        path.push(name);
        if (name === 'Bal') balances.push({ code: '', amount: '', isDebit: false });
        if (name === 'Ntry') {
          entry = {
            amount: '',
            currency: '',
            isDebit: false,
            isReversal: false,
            status: '',
            day: '',
            texts: new Set(),
          };
        }
        if (entry !== null && path.at(-2) === 'Ntry' && name === 'Amt') {
          entry.currency = attributes.get('Ccy') ?? '';
        }
      },
      text(found) {
        const text = found.trim();
        const at = `/${path.join('/')}`;
        if (text === '') return;
        if (entry !== null) addTo(entry, at, text);
        else if (/\/Stmt\/Acct\/Id\/(?:IBAN|Othr\/Id)$/u.test(at)) accounts.add(text);
        else if (at.includes('/Stmt/Bal/')) addToBalance(balances.at(-1), at, text);
      },
      close(name) {
        path.pop();
        if (name !== 'Ntry' || entry === null) return;
        count += 1;
        // An entry that is not booked may still change, and is repeated in the next statement.
        if (entry.status === '' || entry.status === 'BOOK') rows.push(toRow(entry, count));
        entry = null;
      },
    });
  } catch (error) {
    if (error instanceof TextFileError) throw error;
    throw new TextFileError(
      'This XML file cannot be read. Export it again as CAMT.053, OFX or CSV.',
    );
  }
  if (accounts.size > 1)
    throw new TextFileError('This file has several accounts. Export one at a time.');
  return {
    format: 'camt053',
    account: [...accounts][0] ?? null,
    rows,
    balance: statedBalance(balances),
  };
}

function addToBalance(balance: Balance | undefined, at: string, text: string): void {
  if (balance === undefined) return;
  if (at.endsWith('/Bal/Tp/CdOrPrtry/Cd')) balance.code = text;
  else if (at.endsWith('/Bal/Amt')) balance.amount += text;
  else if (at.endsWith('/Bal/CdtDbtInd')) balance.isDebit = text === 'DBIT';
}

/** The booked balance before the first page of the statement and after the last. */
function statedBalance(balances: readonly Balance[]): StatedBalance | null {
  const opening = balances.find(({ code }) => code === 'OPBD' || code === 'PRCD');
  const closing = balances.findLast(({ code }) => code === 'CLBD');
  const [openingCents, closingCents] = [heldCents(opening), heldCents(closing)];
  return openingCents === null || closingCents === null ? null : { openingCents, closingCents };
}

const heldCents = (balance: Balance | undefined): number | null =>
  balance === undefined ? null : readCents(`${balance.isDebit ? '-' : ''}${balance.amount}`);

function addTo(entry: Entry, at: string, text: string): void {
  const inEntry = at.slice(at.lastIndexOf('/Ntry/') + 6);
  if (inEntry === 'Amt') entry.amount += text;
  else if (inEntry === 'CdtDbtInd') entry.isDebit = text === 'DBIT';
  else if (inEntry === 'RvslInd') entry.isReversal = text === 'true' || text === '1';
  else if (inEntry === 'Sts' || inEntry === 'Sts/Cd') entry.status = text;
  else if (inEntry === 'BookgDt/Dt' || inEntry === 'BookgDt/DtTm') entry.day = text;
  else if (TEXT_PATHS.some((path) => path.test(at))) entry.texts.add(text);
}

function toRow({ amount, currency, isDebit, isReversal, day, texts }: Entry, row: number): RawRow {
  if (currency !== '' && currency !== 'AUD') {
    throw new TextFileError(
      `Row ${row}: the amount is in ${currency.slice(0, 10)}, not in AUD. Nothing was imported.`,
    );
  }
  // A reversal of money received is not a payment, and neither is money returned to the company.
  const sign = isDebit || isReversal ? '-' : '';
  return {
    row,
    date: day.slice(0, 10),
    amount: `${sign}${amount}`,
    moved: `${isDebit ? '-' : ''}${amount}`,
    text: [...texts].join(' '),
  };
}
