export { DataTable, type DataTableProps } from './data-table.tsx';
export { FoldedText, LineItem, type LineItemProps } from './line-item.tsx';
export { PickBox, type PickBoxProps } from './pick-box.tsx';
export type {
  CardPlace,
  ColumnSort,
  DataColumn,
  TableGroups,
  TableSelection,
  TableTotal,
} from './table-types.ts';
