import { hash } from 'node:crypto';
import type { BankColumnKind } from '@cleaning/contract/bank/rules';
import { TextFileError } from '../../core/files/inspection/text-file-error.ts';
import { LOOKED_AT, type CsvCells } from '../../core/files/inspection/csv-cells.ts';
import {
  columnsOfNames,
  isHeader,
  nameOf,
  NAMES,
  NONE,
  placesOfNames,
  WITHOUT_NAMES,
  type CsvColumns,
} from './csv-columns.ts';
import { currencyIn } from './currencies.ts';

export type Cells = readonly (readonly string[])[];

/** The number of columns, by the first rows. */
export const widthOf = (rows: Cells): number =>
  Math.max(0, ...rows.slice(0, LOOKED_AT).map((cells) => cells.length));

/** Identifies the files that are read with one layout: by their names, or by how many columns. */
export function keyOfLayout({ rows, delimiter }: CsvCells, namesRow: number): string {
  const names = namesRow === 0 ? [] : (rows[namesRow - 1] ?? []);
  const identity = [
    delimiter,
    namesRow === 0 ? widthOf(rows) : names.map((name) => name.trim().toLowerCase()),
  ];
  return hash('sha256', JSON.stringify(identity));
}

/** Whether a layout without names cannot be of this file, since it has them. */
export const hasOtherNames = (rows: Cells, namesRow: number): boolean =>
  namesRow === 0 && isHeader(rows[0] ?? []);

/**
 * The places of the columns that staff chose. What the names say of an account, a currency or
 * pending rows holds also where staff leave that column out, so that it is still refused.
 *
 * @param names the row with the names; empty for a file without them.
 * @throws TextFileError when an amount is in another currency.
 */
export function columnsOfLayout(
  kinds: readonly BankColumnKind[],
  names: readonly string[],
): CsvColumns {
  const placesOf = (...wanted: readonly BankColumnKind[]) =>
    kinds.flatMap((kind, place) => (wanted.includes(kind) ? [place] : []));
  const placeOf = (kind: BankColumnKind) => placesOf(kind)[0] ?? NONE;
  const named = (kind: 'bsb' | 'status' | 'id') => {
    const known = names.map(nameOf);
    return NAMES[kind].map((name) => known.indexOf(name)).find((place) => place !== NONE) ?? NONE;
  };
  const columns = inDollars(
    {
      ...WITHOUT_NAMES,
      ...placesOfNames(names),
      dates: placesOf('date'),
      amount: placeOf('amount'),
      credit: placeOf('credit'),
      debit: placeOf('debit'),
      direction: placeOf('direction'),
      bsb: named('bsb'),
      status: named('status'),
      id: named('id'),
      balance: placeOf('balance'),
      words: placesOf('text', 'reference'),
    },
    names,
  );
  return {
    ...columns,
    currencies: [...placesOf('currency'), ...columns.currencies],
    accounts: [...placesOf('account'), ...columns.accounts],
  };
}

/**
 * Refuses columns of money whose names say another currency. Beside "Total (AUD)", a currency is that
 * of what a card paid abroad, and is not read.
 *
 * @throws TextFileError when an amount is in another currency.
 */
export function inDollars(columns: CsvColumns, names: readonly string[]): CsvColumns {
  const nameAt = (place: number) => names[place] ?? '';
  const amounts = [columns.amount, columns.credit, columns.debit].map(nameAt);
  const foreign = [...amounts, nameAt(columns.balance)].find(
    (name) => !['', 'AUD'].includes(currencyIn(name)),
  );
  if (foreign !== undefined) {
    throw new TextFileError(
      `The column ${foreign.slice(0, 40)} is in ${currencyIn(foreign)}, not in AUD. Nothing was imported.`,
    );
  }
  return amounts.some((name) => currencyIn(name) === 'AUD')
    ? { ...columns, currencies: [] }
    : columns;
}

/** What the columns of a known file are. */
export function kindsOf(columns: CsvColumns, names: readonly string[], width: number) {
  return Array.from({ length: width }, (_, place): BankColumnKind => {
    const single = (['amount', 'credit', 'debit', 'direction', 'balance'] as const).find(
      (kind) => columns[kind] === place,
    );
    if (single !== undefined) return single;
    if (columns.currencies[0] === place) return 'currency';
    if (columns.accounts[0] === place) return 'account';
    if (columns.dates[0] === place) return 'date';
    if (!columns.words.includes(place)) return 'skip';
    return /ref/u.test(nameOf(names[place] ?? '')) ? 'reference' : 'text';
  });
}

/** The row that has the names of the columns, from 1; 0 where none does. */
export function findNamesRow(rows: Cells): number {
  const first = rows.slice(0, LOOKED_AT);
  const known = first.findIndex((cells) => isHeader(cells) && columnsOfNames(cells) !== null);
  if (known !== -1) return known + 1;
  const width = widthOf(rows);
  return first.findIndex((cells) => cells.length === width && isHeader(cells)) + 1;
}
