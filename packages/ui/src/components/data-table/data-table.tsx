// Browsers drop the semantics of table elements whose display changes, as in a folded table. The
// roles are written out to keep them.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { cx } from '../../utils/cx.ts';
import { Link } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { DataRow } from './data-row.tsx';
import { PickBox } from './pick-box.tsx';
import type { DataColumn, TableGroups, TableSelection, TableTotal } from './table-types.ts';
import styles from './data-table.module.css';
// Imported after the style sheet of the table, because it overrides rules of that for a narrow box.
import cardsFold from './cards-fold.module.css';
import linesFold from './lines-fold.module.css';

const FOLDS = { cards: cardsFold['cards'], lines: linesFold['lines'] };

export interface DataTableProps<Row> {
  /** The name of the table for screen readers, since the page shows a heading above it. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** `cards` folds every row into a card; `lines` keeps one box with a line for each row. */
  fold?: 'cards' | 'lines' | undefined;
  /** The third line of a card has secondary text instead of a badge and an amount. */
  quiet?: boolean | undefined;
  /** Rows of 48 pixels in smaller text, for users who work in the list all day. */
  dense?: boolean | undefined;
  selection?: TableSelection<Row> | undefined;
  groups?: TableGroups<Row> | undefined;
  /** Fills a card without its own box, and shows the strong total in large figures. */
  flush?: boolean | undefined;
  /** Lines under the rows, for example a total. */
  totals?: readonly TableTotal[] | undefined;
  className?: string | undefined;
}

/**
 * A table whose rows become cards or lines when its own box is narrow. The roles say what the
 * elements are already, because some browsers forget it once CSS changes their `display`.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  fold = 'cards',
  quiet = false,
  dense = false,
  selection,
  groups,
  flush = false,
  totals = [],
  className,
}: DataTableProps<Row>) {
  return (
    <div className={cx(styles['box'], className)}>
      <table
        role="table"
        className={cx(styles['table'], FOLDS[fold])}
        data-quiet={quiet || undefined}
        data-dense={dense || undefined}
        data-flush={flush || undefined}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {selection === undefined ? null : (
              <th role="columnheader" scope="col" data-place="pick">
                <PickBox
                  label="Select every row"
                  checked={
                    rows.length > 0 && rows.every((row) => selection.selected.has(rowKey(row)))
                  }
                  onChange={selection.onToggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                aria-sort={
                  column.sort === undefined ? undefined : (column.sort.direction ?? 'none')
                }
                data-align={column.align}
              >
                <ColumnHeader column={column} />
              </th>
            ))}
          </tr>
        </thead>
        {groupsOf(rows, groups?.keyOf).map(([key, own]) => (
          <tbody key={key} role="rowgroup">
            {groups === undefined ? null : (
              <tr role="row" data-group="">
                <th
                  role="rowheader"
                  scope="rowgroup"
                  colSpan={columns.length + (selection ? 1 : 0)}
                >
                  {groups.heading(own)}
                </th>
              </tr>
            )}
            {own.map((row) => (
              <DataRow
                key={rowKey(row)}
                row={row}
                id={rowKey(row)}
                columns={columns}
                selection={selection}
              />
            ))}
          </tbody>
        ))}
        {totals.length === 0 ? null : (
          <tfoot role="rowgroup">
            {totals.map((total, index) => (
              // Totals have no identity and no state, so the index is a valid key.
              <TotalRow
                key={index}
                total={total}
                keys={columns.map(({ key }) => key)}
                isPicking={selection !== undefined}
              />
            ))}
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** The rows by group; a single group if there are no groups. */
const groupsOf = <Row,>(
  rows: readonly Row[],
  keyOf: ((row: Row) => string) | undefined,
): (readonly [string, readonly Row[]])[] =>
  keyOf === undefined ? [['', rows]] : [...Map.groupBy(rows, keyOf)];

interface TotalRowProps {
  total: TableTotal;
  keys: readonly string[];
  isPicking: boolean;
}

/** The label spans all columns before the first one with a value. */
function TotalRow({ total, keys, isPicking }: TotalRowProps) {
  const { label, value, strong, parts = {} } = total;
  const others = keys.slice(0, -1);
  const first = others.findIndex((key) => key in parts);
  const before = first === -1 ? others.length : first;
  return (
    <tr role="row" data-strong={strong || undefined}>
      {isPicking ? (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- under the boxes there is nothing to say
        <td role="cell" data-place="hidden" />
      ) : null}
      <th role="rowheader" scope="row" colSpan={Math.max(1, before)}>
        {label}
      </th>
      {others.slice(Math.max(1, before)).map((key) => (
        <td key={key} role="cell" data-place="hidden" data-align="end">
          {parts[key]}
        </td>
      ))}
      <td role="cell" data-align="end">
        {value}
      </td>
    </tr>
  );
}

function ColumnHeader<Row>({ column }: { column: DataColumn<Row> }) {
  const { header, headerHidden, sort } = column;
  if (headerHidden === true) return <VisuallyHidden>{header}</VisuallyHidden>;
  if (sort === undefined) return header;
  return (
    <Link href={sort.href} className={styles['sort']}>
      {header}
      {sort.direction === 'ascending' ? <ArrowUp /> : null}
      {sort.direction === 'descending' ? <ArrowDown /> : null}
    </Link>
  );
}
