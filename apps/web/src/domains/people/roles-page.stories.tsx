import { aPageOf, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { screens } from '#app/testing/screen-stories.tsx';
import { theOwner } from './testing.ts';

const page = screens(SITE_PATHS.adminRoles, { user: aStaffUser({ user_type: 'admin' }) });

export default { title: 'Screens/Admin portal/What each role sees', tags: ['!autodocs'] };

export const Roles = page.state({
  answers: [mockEndpoint(endpoints.listUsers, answer(aPageOf([theOwner()])))],
});
