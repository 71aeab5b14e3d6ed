import { screen, waitFor, within } from '@testing-library/react';
import type { SetupServer } from 'msw/node';
import { expect } from 'vitest';
import { accountAnswers, type AccountAnswers } from './account-answers.ts';
import { openPortal } from '#app/testing/portal.ts';

const ACCOUNT = '/clients/account';

/** Long enough to load the first page of a test file on a busy machine, in milliseconds. */
const LOADING_MS = 10_000;

/** Serves the responses that the account page needs. */
export const serveAccount = (server: SetupServer, account: AccountAnswers = {}) =>
  server.use(...accountAnswers(account));

/** Opens the account page and waits until all of it has loaded. */
export async function openAccount(visit: Parameters<typeof openPortal>[1] = {}) {
  const opened = await openPortal(ACCOUNT, visit);
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull(), {
    timeout: LOADING_MS,
  });
  return opened;
}

/** One section of the page. */
export const section = (name: string) => within(screen.getByRole('region', { name }));
