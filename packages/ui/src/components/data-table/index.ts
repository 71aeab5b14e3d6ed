export {
  type CardPlace,
  type DataColumn,
  DataTable,
  type DataTableProps,
  type TableTotal,
} from './data-table.tsx';
