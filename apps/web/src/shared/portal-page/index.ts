export { Columns } from './columns.tsx';
export { ListToolbar, SearchField } from './list-toolbar.tsx';
