import { useParams } from 'react-router-dom';
import { StaffQuote } from '../../features/staff-quotes/index.ts';

export const handle = { title: 'Quote' };

export { prefetchStaffQuote as prefetch } from '../../features/staff-quotes/index.ts';

export function Component() {
  const { id = '' } = useParams();
  return <StaffQuote key={id} id={id} />;
}
