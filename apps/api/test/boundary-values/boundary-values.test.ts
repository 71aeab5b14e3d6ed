import { allEndpoints, endpoints, type EndpointName } from '@cleaning/contract/endpoints';
import { afterAll, expect, it } from 'vitest';
import type { TestPerson } from '../create-test-app.ts';
import { createGoogleIssuer } from '../google-issuer.ts';
import { TEST_SECRETS } from '../ndis-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../set-up.ts';
import { createReader } from './reader.ts';
import { accountRows } from './rows/account-rows.ts';
import { bankRows } from './rows/bank-rows.ts';
import { claimRows } from './rows/claim-rows.ts';
import { clientRows } from './rows/client-rows.ts';
import { companyRows } from './rows/company-rows.ts';
import { contactRows } from './rows/contact-rows.ts';
import { invoiceRows } from './rows/invoice-rows.ts';
import { mailRows } from './rows/mail-rows.ts';
import { quoteRows } from './rows/quote-rows.ts';
import { timesheetRows } from './rows/timesheet-rows.ts';
import { visitRows } from './rows/visit-rows.ts';
import { trial } from './trial.ts';
import { createWorld, type Rows } from './world.ts';

/** How each write is accepted. What the company decides comes last, since other rows rely on it. */
const rows: Rows = {
  ...accountRows,
  ...clientRows,
  ...quoteRows,
  ...visitRows,
  ...timesheetRows,
  ...contactRows,
  ...mailRows,
  ...invoiceRows,
  ...claimRows,
  ...bankRows,
  ...companyRows,
};

/** The minimum number of values that are accepted, so that the reads have something to show. */
const ACCEPTED = 1500;

const google = makeBeforeAll(createGoogleIssuer);
afterAll(() => google.close());
const api = startBeforeAll({
  dependencies: {
    google: (credential) => google.verifier(credential),
    secrets: TEST_SECRETS,
  },
});
const admin = makeBeforeAll(() => api.signIn({ userType: 'admin' }));

const namesOf = (method: 'reads' | 'writes') =>
  allEndpoints
    .filter((endpoint) => (endpoint.method === 'GET') === (method === 'reads'))
    .map(({ name }) => name)
    .toSorted();

it('every write has a row that says how it is accepted', () => {
  expect(Object.keys(rows).toSorted()).toEqual(namesOf('writes'));
});

it('what a write accepts, its reads answer', { timeout: 1_800_000 }, async () => {
  const reader = createReader(api);
  const owners: TestPerson[] = [];
  const faults: string[] = [];
  let accepted = 0;
  for (const [name, row] of Object.entries(rows)) {
    const write = endpoints[name as EndpointName];
    const attempt = async (readsBeside: 'each' | 'last') => {
      const world = await createWorld(api, { google, admin });
      return { world, ...(await trial({ api, reader, world, readsBeside }, write, row)) };
    };
    const quick = await attempt('last');
    const { world, ...outcome } = quick.faultsBeside.length === 0 ? quick : await attempt('each');
    faults.push(...outcome.faults, ...quick.faultsBeside.map((fault) => `After ${name}: ${fault}`));
    if (outcome.accepted.length > 0) {
      const failed = await reader.readLists(world, outcome.owners.slice(-1), write);
      faults.push(...failed.map((fault) => `After ${name}: ${fault}`));
    }
    owners.push(...outcome.owners.slice(-1));
    accepted += outcome.accepted.length;
  }
  const world = await createWorld(api, { google, admin });
  faults.push(...(await reader.readLists(world, owners.slice(-5))));
  expect(faults).toEqual([]);
  expect(accepted).toBeGreaterThan(ACCEPTED);
  // Each read showed something, so that it would have failed at what it cannot show.
  expect([...reader.answered].toSorted()).toEqual(namesOf('reads'));
});
