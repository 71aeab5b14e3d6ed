import { beforeEach } from 'vitest';
import type { NewUser } from '../src/accounts/user-repository.ts';
import type { TestApp, TestPerson } from './create-test-app.ts';
import { makeBeforeEach, startBeforeAll } from './set-up.ts';

interface ClientAndOffice {
  readonly api: TestApp;
  readonly client: TestPerson;
  readonly staff: TestPerson;
}

/**
 * Starts the service for the tests of a file. Each test begins on 21 November 2026 with a client and
 * somebody of the office, by default Sam, who have nothing yet.
 */
export function startWithClientAndOffice(
  named: { readonly client?: Partial<NewUser>; readonly staff?: Partial<NewUser> } = {},
): ClientAndOffice {
  const api = startBeforeAll();
  beforeEach(() => api.clock.set('2026-11-21T00:00:00.000Z'));
  const client = makeBeforeEach(() => api.signIn(named.client));
  const staff = makeBeforeEach(() =>
    api.signIn({ userType: 'staff', firstName: 'Sam', ...named.staff }),
  );
  return { api, client, staff };
}
