/** Separate from the other keys, which account pages do not load. */
export const accountKeys = {
  profile: ['accounts', 'profile'],
  clientProfile: ['accounts', 'client-profile'],
  socialAccounts: ['accounts', 'social'],
  sessions: ['accounts', 'sessions'],
  addresses: ['accounts', 'addresses'],
  dashboard: ['accounts', 'dashboard'],
} as const;
