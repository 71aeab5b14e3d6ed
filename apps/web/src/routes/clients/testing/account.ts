import {
  aClientProfile,
  aDeviceSession,
  anAddress,
  answer,
  aPageOf,
  aProfile,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import {
  type ClientProfile,
  endpoints,
  type Profile,
  type SocialAccounts,
} from '@cleaning/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { SetupServer } from 'msw/node';
import { expect } from 'vitest';
import { aQuotesPage } from './a-quotes-page.ts';
import { openPortal } from './portal.ts';

const ACCOUNT = '/clients/account';

/** Long enough for the first page of a test file on a busy machine, in milliseconds. */
const LOADING_MS = 10_000;

interface Account {
  readonly profile?: Partial<Profile>;
  readonly clientProfile?: Partial<ClientProfile>;
  readonly ways?: Partial<SocialAccounts>;
}

/** A service that answers what the account page reads. */
export function serveAccount(server: SetupServer, account: Account = {}): void {
  server.use(
    mockEndpoint(endpoints.listMyQuotes, answer(aQuotesPage([]))),
    mockEndpoint(endpoints.getProfile, answer(aProfile(account.profile))),
    mockEndpoint(endpoints.getClientProfile, answer(aClientProfile(account.clientProfile))),
    mockEndpoint(endpoints.listAddresses, answer(aPageOf([anAddress()]))),
    mockEndpoint(endpoints.listSessions, answer(aPageOf([aDeviceSession()]))),
    mockEndpoint(
      endpoints.listSocialAccounts,
      answer({ has_password: true, accounts: [], ...account.ways }),
    ),
  );
}

/** Opens the account page and waits until all of it is there. */
export async function openAccount(visit: Parameters<typeof openPortal>[1] = {}) {
  const opened = await openPortal(ACCOUNT, visit);
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull(), {
    timeout: LOADING_MS,
  });
  return opened;
}

/** One section of the page. */
export const section = (name: string) => within(screen.getByRole('region', { name }));
