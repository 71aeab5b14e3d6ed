import type { Prefetch } from '#kit/api/prefetch.ts';

/** The sections of the account page in reading order, by the id that links use. */
export const ACCOUNT_SECTIONS = [
  { id: 'details', name: 'Your details' },
  { id: 'addresses', name: 'Addresses' },
  { id: 'password', name: 'How you log in' },
  { id: 'sessions', name: 'Where you are logged in' },
  { id: 'ndis', name: 'NDIS details', isForNdis: true },
  { id: 'billing', name: 'Billing address' },
  { id: 'data', name: 'Your data' },
] as const;

export type SectionId = (typeof ACCOUNT_SECTIONS)[number]['id'];

/** The sections that a client has. */
export function sectionsFor(isNdisClient: boolean) {
  return ACCOUNT_SECTIONS.filter((section) => isNdisClient || !('isForNdis' in section));
}

export function sectionName(id: SectionId): string {
  return ACCOUNT_SECTIONS.find((section) => section.id === id)?.name ?? '';
}

/** Prefetches the data of the sections at the top, of a client. */
export const prefetchAccount: Prefetch = ({ api, read }) => {
  void read(api.getProfile.query());
  void read(api.listAddresses.query({ page_size: 100 }));
  void read(api.getClientProfile.query());
};

/** Prefetches what the account of a person of the team shows. */
export const prefetchTeamAccount: Prefetch = ({ api, read }) => {
  void read(api.getProfile.query());
  void read(api.listSocialAccounts.query());
};
