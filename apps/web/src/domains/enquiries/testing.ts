import {
  anEnquiriesPage,
  anEnquiry,
  anEnquirySummary,
  answer,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Enquiry } from '@cleaning/contract/enquiries';
import { startService } from '#app/testing/render-app.tsx';

export const LIST = '/staff/portal/enquiries';
const helen = anEnquiry();
export const ADDRESS = `${LIST}/${helen.id}`;

/** Starts a mock service for enquiries. `serve` sets one enquiry, which is also in the list. */
export function startEnquiries() {
  const server = startService();
  const serve = (enquiry: Enquiry = helen) =>
    server.use(
      mockEndpoint(endpoints.listEnquiries, answer(anEnquiriesPage([anEnquirySummary(enquiry)]))),
      mockEndpoint(endpoints.getEnquiry, answer(enquiry)),
    );
  return { server, serve };
}
