export { Columns } from './columns.tsx';
export { DetailSkeleton } from './detail-skeleton.tsx';
export { FailedCard } from './failed-card.tsx';
export { ListToolbar, SearchField } from './list-toolbar.tsx';
export { WaitingRows } from './waiting-rows.tsx';
