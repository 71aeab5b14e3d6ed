export { ConvertEnquiry } from './convert/convert-enquiry.tsx';
export { Enquiries } from './enquiries.tsx';
export { prefetchEnquiries, prefetchEnquiry } from './enquiries-view.ts';
