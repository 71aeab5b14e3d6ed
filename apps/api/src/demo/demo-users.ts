/** The published password of every demo account. They exist outside of production only. */
export const DEMO_PASSWORD = 'Cleaning1';

/**
 * People to try the product with: the numbers are reserved for fiction, the NDIS one is made up.
 * Staff come first, since the quotes of clients name them.
 */
export const DEMO_USERS = [
  {
    id: '0d3a0000-0000-4000-8000-000000000003',
    email: 'staff@example.com',
    firstName: 'Sam',
    lastName: 'Taylor',
    phoneNumber: '+61491570158',
    userType: 'staff',
    clientType: null,
    ndisNumber: null,
  },
  {
    id: '0d3a0000-0000-4000-8000-000000000004',
    email: 'admin@example.com',
    firstName: 'Alex',
    lastName: 'Chen',
    phoneNumber: '+61491570159',
    userType: 'admin',
    clientType: null,
    ndisNumber: null,
  },
  {
    id: '0d3a0000-0000-4000-8000-000000000001',
    email: 'general@example.com',
    firstName: 'Grace',
    lastName: 'Nguyen',
    phoneNumber: '+61491570156',
    userType: 'client',
    clientType: 'general',
    ndisNumber: null,
  },
  {
    id: '0d3a0000-0000-4000-8000-000000000002',
    email: 'ndis@example.com',
    firstName: 'Noah',
    lastName: 'Williams',
    phoneNumber: '+61491570157',
    userType: 'client',
    clientType: 'ndis',
    ndisNumber: '430000001',
  },
] as const;

export type DemoUser = (typeof DEMO_USERS)[number];
