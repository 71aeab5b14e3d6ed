export { prefetchSeries, StaffSeries } from './staff-series.tsx';
