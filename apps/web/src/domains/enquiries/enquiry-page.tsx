import { useParams } from 'react-router-dom';
import { Enquiries } from './enquiries.tsx';
import { prefetchEnquiries, prefetchEnquiry } from './enquiries-view.ts';
import type { Prefetch } from '#kit/api/prefetch.ts';

export const handle = { title: 'Enquiry' };

/** Prefetches the enquiry and the list beside it. */
export const prefetch: Prefetch = (page) => {
  prefetchEnquiry(page);
  prefetchEnquiries(page);
};

export function Component() {
  const { id = '' } = useParams();
  return <Enquiries openId={id} />;
}
