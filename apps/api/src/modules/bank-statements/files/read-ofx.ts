import { TextFileError } from '../../../platform/files/inspection/text-file-error.ts';
import type { RawFile, RawRow } from './raw-file.ts';

/** A tag and the text up to the next one. OFX 1 never closes a tag that has a value, OFX 2 always does. */
const TAG = /<(\/?)([A-Z0-9.]+)>([^<]*)/giu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&nbsp;': ' ',
};

/**
 * Reads the transactions and the account of OFX 1 (SGML) and OFX 2 (XML). Only the five predefined
 * entities are expanded, so that a file cannot define its own.
 */
export function readOfx(content: string): RawFile {
  const rows: RawRow[] = [];
  let transaction: Map<string, string> | null = null;
  let account: string | null = null;
  for (const [, slash, name = '', value = ''] of content.matchAll(TAG)) {
    const tag = name.toUpperCase();
    const text = decode(value);
    if (tag === 'STMTTRN') {
      if (transaction !== null) rows.push(toRow(transaction, rows.length + 1));
      transaction = slash === '' ? new Map() : null;
    } else if (slash === '') {
      if (tag === 'CURDEF' && text !== 'AUD')
        throw new TextFileError(`This account is in ${text.slice(0, 10)}, not in AUD.`);
      if (tag === 'ACCTID' && transaction === null) account = oneAccount(account, text);
      if (text !== '') transaction?.set(tag, text);
    }
  }
  if (transaction !== null) rows.push(toRow(transaction, rows.length + 1));
  // OFX states only the closing balance, so there is nothing to compare it with.
  return { format: 'ofx', account, rows, balance: null };
}

function oneAccount(known: string | null, found: string): string {
  if (known !== null && known !== found) {
    throw new TextFileError('This file has several accounts. Export one at a time.');
  }
  return found;
}

const decode = (text: string): string =>
  text
    .trim()
    .replaceAll(/&(?:amp|lt|gt|quot|apos|nbsp);/gu, (entity) => ENTITIES[entity] ?? entity);

function toRow(tags: ReadonlyMap<string, string>, row: number): RawRow {
  const of = (tag: string) => tags.get(tag) ?? '';
  const [name, memo] = [of('NAME'), of('MEMO')];
  return {
    row,
    date: of('DTPOSTED'),
    amount: of('TRNAMT'),
    // In the files of some banks, the memo begins with a cut-off name.
    text: memo.startsWith(name) ? memo : `${name} ${memo}`,
  };
}
