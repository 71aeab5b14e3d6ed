export { Row, RowList, type RowProps } from './row-list.tsx';
