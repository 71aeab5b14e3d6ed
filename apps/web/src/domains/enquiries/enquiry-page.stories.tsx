import {
  anEnquiriesPage,
  anEnquiry,
  anEnquirySummary,
  answer,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Enquiry } from '@cleaning/contract/enquiries';
import { pathWithId } from '@cleaning/contract/routes';
import { screens } from '#app/testing/screen-stories.tsx';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { STAFF_ENQUIRY_PATH } from './enquiry-paths.ts';

const page = screens(STAFF_ENQUIRY_PATH, {
  user: aStaffUser(),
  at: pathWithId(STAFF_ENQUIRY_PATH, anEnquiry().id),
});

export default { title: 'Screens/Staff portal/Enquiry', tags: ['!autodocs'] };

const shows = (overrides: Partial<Enquiry> = {}) => ({
  answers: [
    mockEndpoint(endpoints.listEnquiries, answer(anEnquiriesPage([anEnquirySummary(overrides)]))),
    mockEndpoint(endpoints.getEnquiry, answer(anEnquiry(overrides))),
  ],
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Gone = page.state({
  answers: [
    mockEndpoint(endpoints.getEnquiry, refuse(404, { code: 'not_found' })),
    ...shows().answers,
  ],
});
export const Open = page.state(shows());
export const Answered = page.state(
  shows({
    status: 'answered',
    answer: 'We can come on Friday. The price is $320.00.',
    answered_by: 'Priya',
    answered_at: '2026-11-22T23:20:00.000Z',
  }),
);
export const Spam = page.state(shows({ status: 'spam' }));
