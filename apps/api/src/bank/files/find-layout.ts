import type { BankLayout } from '@cleaning/contract/bank';
import { LOOKED_AT, type CsvCells } from '../../core/files/inspection/csv-cells.ts';
import { columnsOfContent, columnsOfNames, isHeader, type CsvColumns } from './csv-columns.ts';
import {
  columnsOfLayout,
  findNamesRow,
  hasOtherNames,
  inDollars,
  keyOfLayout,
  kindsOf,
  widthOf,
  type Cells,
} from './csv-layout.ts';
import { guessColumns } from './guess-columns.ts';
import type { LayoutOrigin, RememberedLayout } from './raw-file.ts';
import { readDates } from './read-dates.ts';
import { dateOf, isBooked, toLines, type Line } from './read-lines.ts';

/** What is known of the columns of a file before it is read. */
export interface LayoutHints {
  /** What staff said of this file; what they left out is worked out. */
  readonly chosen?: { readonly [Key in keyof BankLayout]?: BankLayout[Key] | undefined };
  /** What they said of earlier files of the account. */
  readonly remembered?: readonly RememberedLayout[] | undefined;
}

export interface FoundLayout {
  readonly origin: LayoutOrigin;
  readonly layout: BankLayout;
  /** @throws TextFileError when an amount is in another currency. */
  readonly columns: () => CsvColumns;
}

/** Finds out how the columns of a file are read: what staff said comes first, a guess last. */
export function findLayout(
  cells: CsvCells,
  { chosen = {}, remembered = [] }: LayoutHints,
): FoundLayout {
  const { rows } = cells;
  const namesIn = (row: number) => (row === 0 ? [] : (rows[row - 1] ?? []));
  const ofStaff = (origin: LayoutOrigin, layout: BankLayout): FoundLayout => ({
    origin,
    layout,
    columns: () => columnsOfLayout(layout.columns, namesIn(layout.names_row)),
  });
  const { columns, names_row: namesRow = findNamesRow(rows), date_order: order = null } = chosen;
  if (columns !== undefined) {
    return ofStaff('chosen', { columns, names_row: namesRow, date_order: order });
  }
  if (chosen.names_row === undefined) {
    const same = remembered.find(
      ({ key, layout }) =>
        !hasOtherNames(rows, layout.names_row) && keyOfLayout(cells, layout.names_row) === key,
    );
    if (same !== undefined) return ofStaff('remembered', same.layout);
    const known = knownColumns(rows);
    if (known !== null) return { ...known, origin: 'known' };
  }
  const kinds = guessColumns(rows.slice(namesRow), namesIn(namesRow));
  return ofStaff('guessed', { columns: kinds, names_row: namesRow, date_order: order });
}

/** The columns of a bank whose files are known; null where the file does not read as one of them. */
function knownColumns(rows: Cells): Pick<FoundLayout, 'layout' | 'columns'> | null {
  const [first = []] = rows;
  const hasNames = isHeader(first);
  const columns = hasNames ? columnsOfNames(first) : columnsOfContent(rows);
  if (columns === null) return null;
  const namesRow = hasNames ? 1 : 0;
  const lines = toLines(rows.slice(namesRow), namesRow).filter((line) => isBooked(line, columns));
  const dates = lines.map((line) => dateOf(line, columns));
  // Those banks write the day first.
  if (readDates(dates).order === 'mdy') return null;
  if (!hasNames && !isLikely(lines.slice(0, LOOKED_AT), columns)) return null;
  const kinds = kindsOf(columns, hasNames ? first : [], widthOf(rows));
  return {
    layout: { columns: kinds, names_row: namesRow, date_order: 'dmy' },
    columns: () => inDollars(columns, hasNames ? first : []),
  };
}

/**
 * Whether a file without names has days and amounts where a known one has them. An amount has cents,
 * by which it differs from a reference. Whether each of them can be read is another question.
 */
function isLikely(lines: readonly Line[], columns: CsvColumns): boolean {
  const amounts = lines.map(({ cell }) => cell(columns.amount)).filter((amount) => amount !== '');
  return (
    lines.some((line) => /^\d{1,4}[-/. ]\w{1,9}[-/. ]\d|^\d{8}/u.test(dateOf(line, columns))) &&
    (amounts.length === 0 ||
      amounts.some((amount) => /^[^\p{L}]*\.\d\d[^\p{L}]*(?:CR|DR)?$/iu.test(amount)))
  );
}
