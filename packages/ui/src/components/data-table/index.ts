export {
  type CardPlace,
  type DataColumn,
  DataTable,
  type DataTableProps,
  type TableTotal,
} from './data-table.tsx';
export { FoldedWords, LineItem, type LineItemProps } from './line-item.tsx';
