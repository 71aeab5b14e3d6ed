import { useParams } from 'react-router-dom';
import { ConvertEnquiry } from './convert/convert-enquiry.tsx';

export const handle = { title: 'Make a client and quote' };

export { prefetchEnquiry as prefetch } from './enquiries-view.ts';

export function Component() {
  const { id = '' } = useParams();
  return <ConvertEnquiry id={id} />;
}
