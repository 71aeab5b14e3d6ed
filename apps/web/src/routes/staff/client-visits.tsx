import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { useParams } from 'react-router-dom';
import { StaffSeries } from '../../features/staff-series/index.ts';

export const handle = { title: 'Regular visits' };

export { prefetchSeries as prefetch } from '../../features/staff-series/index.ts';

export function Component() {
  const { id = '' } = useParams();
  return (
    <StaffSeries
      key={id}
      clientId={id}
      visitHref={(visitId) => pathWithId(SITE_PATHS.staffVisit, visitId)}
    />
  );
}
