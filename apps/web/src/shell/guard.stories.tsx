import { aProfile, answer, aUser, mockEndpoint } from '@cleaning/api-client/testing';
import type { User } from '@cleaning/contract/accounts';
import { endpoints } from '@cleaning/contract/endpoints';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { screens } from '#app/testing/screen-stories.tsx';

const clientPortal = screens(SITE_PATHS.clientPortal);
const staffPortal = screens(SITE_PATHS.staffPortal);
const adminPortal = screens(SITE_PATHS.adminPortal);

export default { title: 'Screens/Guards', tags: ['!autodocs'] };

const client = aUser();
const staff = aUser({ first_name: 'Sam', user_type: 'staff', staff_role: 'office' });
const unverified = (user: User) => ({
  user: { ...user, is_verified: false },
  answers: [mockEndpoint(endpoints.getProfile, answer(aProfile({ is_verified: false })))],
});

export const ClientPortalVerifying = clientPortal.loading({ user: 'unknown' });
export const ClientPortalVisitor = clientPortal.state();
export const ClientPortalUnverified = clientPortal.state(unverified(client));
export const ClientPortalStaff = clientPortal.state({ user: staff });
export const StaffPortalVerifying = staffPortal.loading({ user: 'unknown' });
export const StaffPortalVisitor = staffPortal.state();
export const StaffPortalUnverified = staffPortal.state(unverified(staff));
export const StaffPortalClient = staffPortal.state({ user: client });
export const AdminPortalVerifying = adminPortal.loading({ user: 'unknown' });
export const AdminPortalVisitor = adminPortal.state();
export const AdminPortalUnverified = adminPortal.state(
  unverified(aUser({ first_name: 'Ada', user_type: 'admin' })),
);
export const AdminPortalStaff = adminPortal.state({ user: staff });
