export {
  type CardPlace,
  type ColumnSort,
  type DataColumn,
  DataTable,
  type DataTableProps,
  type TableSelection,
  type TableTotal,
} from './data-table.tsx';
export { FoldedText, LineItem, type LineItemProps } from './line-item.tsx';
export { PickBox, type PickBoxProps } from './pick-box.tsx';
