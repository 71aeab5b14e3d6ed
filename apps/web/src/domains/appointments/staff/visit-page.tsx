import { useParams } from 'react-router-dom';
import { StaffVisit } from './visit/staff-visit.tsx';

export const handle = { title: 'Visit' };

export { prefetchVisit as prefetch } from './visit/staff-visit.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <StaffVisit key={id} id={id} />;
}
