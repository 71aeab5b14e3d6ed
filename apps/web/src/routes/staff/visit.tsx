import { useParams } from 'react-router-dom';
import { StaffVisit } from '../../features/staff-visit/index.ts';

export const handle = { title: 'Visit' };

export { prefetchVisit as prefetch } from '../../features/staff-visit/index.ts';

export function Component() {
  const { id = '' } = useParams();
  return <StaffVisit key={id} id={id} />;
}
