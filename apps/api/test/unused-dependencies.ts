import { createDatabaseClient } from '../src/core/db/client.ts';
import type { EndpointDependencies } from '../src/core/http/register-endpoints.ts';
import { createSecrets } from '../src/core/security/secrets.ts';
import type { TestApp } from './create-test-app.ts';

const unused = () => Promise.reject(new Error('This test does not use it.'));

/**
 * For endpoints that need nothing but HTTP: nobody is signed in and no limit is reached. The
 * database would connect at the first query, and no server exists.
 */
export const unusedDependencies: EndpointDependencies = {
  database: createDatabaseClient({ url: 'postgres://nobody@127.0.0.1:1/none' }).database,
  secrets: createSecrets('a secret key for tests, long enough to be one'),
  fileStore: { put: unused, get: unused, delete: unused, list: unused } as never,
  passwords: { hash: unused, verify: unused } as never,
  google: null,
  push: { publicKey: '', allows: () => false, send: unused },
  minimumDurationMs: 0,
  authenticate: async () => null,
  rateLimiter: { chargeAddress: async () => {}, chargeAccount: async () => {} },
  now: () => new Date(),
};

/** For endpoints that clients call. A token is the id of its user. */
export const dependenciesOfClients = ({ database, clock }: TestApp): EndpointDependencies => ({
  ...unusedDependencies,
  database,
  authenticate: async (id) => ({
    userId: id,
    sessionId: id,
    role: 'client',
    clientType: 'general',
    isVerified: true,
    isOwner: false,
  }),
  now: () => clock.now,
});
