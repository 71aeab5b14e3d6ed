import {
  aClientProfile,
  aDeviceSession,
  anAddress,
  anAddressesPage,
  answer,
  aPageOf,
  aProfile,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import type { Profile, SocialAccounts } from '@cleaning/contract/accounts';
import type { ClientProfile } from '@cleaning/contract/clients';
import { endpoints } from '@cleaning/contract/endpoints';

export interface AccountAnswers {
  readonly profile?: Partial<Profile>;
  readonly clientProfile?: Partial<ClientProfile>;
  readonly ways?: Partial<SocialAccounts>;
}

/** The responses that the account page needs. */
export const accountAnswers = ({ profile, clientProfile, ways }: AccountAnswers = {}) => [
  mockEndpoint(endpoints.getProfile, answer(aProfile(profile))),
  mockEndpoint(endpoints.getClientProfile, answer(aClientProfile(clientProfile))),
  mockEndpoint(endpoints.listAddresses, answer(anAddressesPage([anAddress()]))),
  mockEndpoint(endpoints.listSessions, answer(aPageOf([aDeviceSession()]))),
  mockEndpoint(endpoints.listSocialAccounts, answer({ has_password: true, accounts: [], ...ways })),
];
