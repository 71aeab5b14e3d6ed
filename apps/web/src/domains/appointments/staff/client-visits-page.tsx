import { useParams } from 'react-router-dom';
import { staffVisitPath } from '#kit/lib/paths.ts';
import { StaffSeries } from './series/staff-series.tsx';

export const handle = { title: 'Regular visits' };

export { prefetchSeries as prefetch } from './series/staff-series.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <StaffSeries key={id} clientId={id} visitHref={staffVisitPath} />;
}
