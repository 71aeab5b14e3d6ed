import { aUser } from '@cleaning/api-client/testing';

/** Sam, a staff user. */
export const aStaffUser = (overrides: Partial<ReturnType<typeof aUser>> = {}) =>
  aUser({ first_name: 'Sam', email: 'sam@example.com', user_type: 'staff', ...overrides });
