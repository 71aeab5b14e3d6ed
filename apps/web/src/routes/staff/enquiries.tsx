import { Enquiries } from '../../features/staff-enquiries/index.ts';

export const handle = { title: 'Enquiries' };

export { prefetchEnquiries as prefetch } from '../../features/staff-enquiries/index.ts';

export function Component() {
  return <Enquiries openId={null} />;
}
