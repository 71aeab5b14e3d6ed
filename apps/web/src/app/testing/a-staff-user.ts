import { aUser } from '@cleaning/api-client/testing';

type Overrides = Partial<ReturnType<typeof aUser>>;

/** Sam, who works in the office. */
export const aStaffUser = (overrides: Overrides = {}) =>
  aUser({
    first_name: 'Sam',
    email: 'sam@example.com',
    user_type: 'staff',
    staff_role: 'office',
    ...overrides,
  });

/** Mia, a cleaner. */
export const aCleanerUser = (overrides: Overrides = {}) =>
  aUser({ user_type: 'staff', staff_role: 'cleaner', ...overrides });
