export { Columns } from './columns.tsx';
export { DetailSkeleton } from './detail-skeleton.tsx';
export { ListToolbar, SearchField } from './list-toolbar.tsx';
export { WaitingRows } from './waiting-rows.tsx';
