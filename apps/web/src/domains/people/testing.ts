import type { UserAccount } from '@cleaning/contract/people';

/** Mia Tran, a cleaner of the team. */
export const aUserAccount = (overrides: Partial<UserAccount> = {}): UserAccount => ({
  id: '0190a1b2-0000-7000-8000-000000009001',
  email: 'mia@example.com',
  first_name: 'Mia',
  last_name: 'Tran',
  phone_number: null,
  user_type: 'staff',
  staff_role: 'cleaner',
  client_type: null,
  is_owner: false,
  is_verified: true,
  is_active: true,
  last_day: null,
  created_at: '2026-02-16T01:00:00.000Z',
  ...overrides,
});

/** Alex Chen, the owner. */
export const theOwner = (overrides: Partial<UserAccount> = {}): UserAccount =>
  aUserAccount({
    id: '0190a1b2-0000-7000-8000-000000009009',
    email: 'alex@example.com',
    first_name: 'Alex',
    last_name: 'Chen',
    user_type: 'admin',
    staff_role: null,
    is_owner: true,
    ...overrides,
  });

/** Omar Said, whose invitation as a cleaner is not accepted yet. */
export const anInvitedAccount = (overrides: Partial<UserAccount> = {}): UserAccount =>
  aUserAccount({
    id: '0190a1b2-0000-7000-8000-000000009002',
    email: 'omar@example.com',
    first_name: 'Omar',
    last_name: 'Said',
    is_verified: false,
    created_at: '2026-11-20T01:00:00.000Z',
    ...overrides,
  });
