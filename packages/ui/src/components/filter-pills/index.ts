export { type FilterOption, FilterPills, type FilterPillsProps } from './filter-pills.tsx';
