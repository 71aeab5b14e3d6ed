// The roles are written out because folding changes the display of the elements: see
// data-table.tsx.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { RowContent, useRow } from '../../rows/rows.tsx';
import { PickBox } from './pick-box.tsx';
import type { DataColumn, TableSelection } from './table-types.ts';

interface DataRowProps<Row> {
  row: Row;
  id: string;
  columns: readonly DataColumn<Row>[];
  selection: TableSelection<Row> | undefined;
}

/** One row, with its checkbox where rows can be picked. */
export function DataRow<Row>({ row, id, columns, selection }: DataRowProps<Row>) {
  const [ref, handle] = useRow(id);
  return (
    <RowContent row={handle}>
      <tr ref={ref} role="row" data-selected={selection?.selected.has(id) || undefined}>
        {selection === undefined ? null : (
          <td role="cell" data-place="pick">
            <PickBox
              label={`Select ${selection.nameOf(row)}`}
              checked={selection.selected.has(id)}
              onChange={() => selection.onToggle(id)}
            />
          </td>
        )}
        {columns.map((column) => (
          <DataCell key={column.key} column={column} row={row} />
        ))}
      </tr>
    </RowContent>
  );
}

function DataCell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const place = { 'data-place': column.place, 'data-align': column.align };
  if (column.rowHeader === true) {
    return (
      <th role="rowheader" scope="row" {...place}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td role="cell" {...place}>
      {column.cell(row)}
    </td>
  );
}
