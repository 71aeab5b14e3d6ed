import { Enquiries } from './enquiries.tsx';

export const handle = { title: 'Enquiries' };

export { prefetchEnquiries as prefetch } from './enquiries-view.ts';

export function Component() {
  return <Enquiries openId={null} />;
}
