import {
  anEnquiriesPage,
  anEnquirySummary,
  answer,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { EnquirySummary } from '@cleaning/contract/enquiries';
import { screens } from '#app/testing/screen-stories.tsx';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { STAFF_ENQUIRIES_PATH } from './enquiry-paths.ts';

const page = screens(STAFF_ENQUIRIES_PATH, { user: aStaffUser() });

export default { title: 'Screens/Staff portal/Enquiries', tags: ['!autodocs'] };

const lists = (...enquiries: EnquirySummary[]) => ({
  answers: [mockEndpoint(endpoints.listEnquiries, answer(anEnquiriesPage(enquiries, { spam: 5 })))],
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state(lists());
export const One = page.state(lists(anEnquirySummary()));
export const Many = page.state(
  lists(
    anEnquirySummary(),
    anEnquirySummary({
      id: '0190a1b2-0000-7000-8000-000000006002',
      name: 'Omar Said',
      topic: 'ndis',
      message: 'I am plan managed. Can you come to Bankstown on Mondays?',
    }),
  ),
);
