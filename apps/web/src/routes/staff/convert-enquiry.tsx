import { useParams } from 'react-router-dom';
import { ConvertEnquiry } from '../../features/staff-enquiries/index.ts';

export const handle = { title: 'Make a client and quote' };

export { prefetchEnquiry as prefetch } from '../../features/staff-enquiries/index.ts';

export function Component() {
  const { id = '' } = useParams();
  return <ConvertEnquiry id={id} />;
}
