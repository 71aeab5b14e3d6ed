import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from './create-test-app.ts';

interface ClientAndOffice {
  readonly api: TestApp;
  readonly client: TestPerson;
  /** Sam, of the office. */
  readonly staff: TestPerson;
}

/**
 * Starts the service for the tests of a file. Each test begins on 21 November 2026 with a client and
 * somebody of the office who have nothing yet.
 *
 * @param keep puts them into the variables of the file, before each test.
 */
export function startWithClientAndOffice(keep: (given: ClientAndOffice) => void): void {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.clock.set('2026-11-21T00:00:00.000Z');
    const client = await api.signIn();
    const staff = await api.signIn({ userType: 'staff', firstName: 'Sam' });
    keep({ api, client, staff });
  });
}
