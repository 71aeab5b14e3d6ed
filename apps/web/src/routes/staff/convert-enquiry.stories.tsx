import { anEnquiry, answer, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { screens } from '../../app/testing/screen-stories.tsx';
import { aStaffUser } from './testing/a-staff-user.ts';

const page = screens(SITE_PATHS.staffEnquiryConvert, {
  user: aStaffUser(),
  at: pathWithId(SITE_PATHS.staffEnquiryConvert, anEnquiry().id),
});

export default { title: 'Screens/Staff portal/Convert enquiry', tags: ['!autodocs'] };

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Gone = page.state({
  answers: [mockEndpoint(endpoints.getEnquiry, refuse(404, { code: 'not_found' }))],
});
export const NewClient = page.state({
  answers: [mockEndpoint(endpoints.getEnquiry, answer(anEnquiry()))],
});
