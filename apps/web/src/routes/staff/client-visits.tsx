import { useParams } from 'react-router-dom';
import { staffVisitPath } from '../../shared/lib/paths.ts';
import { StaffSeries } from '../../features/staff-series/index.ts';

export const handle = { title: 'Regular visits' };

export { prefetchSeries as prefetch } from '../../features/staff-series/index.ts';

export function Component() {
  const { id = '' } = useParams();
  return <StaffSeries key={id} clientId={id} visitHref={staffVisitPath} />;
}
