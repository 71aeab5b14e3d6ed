import { describe, expect, test } from 'vitest';
import { startBeforeEach } from '../../../test/set-up.ts';
import { assertSecretKey } from './assert-secret-key.ts';
import { createSecrets } from './secrets.ts';

const secrets = createSecrets('the key that the database was first started with');
const others = createSecrets('another key, which is quite as long as that one');
const now = new Date('2026-11-27T00:00:00Z');
const WRONG = {
  name: 'ConfigError',
  message: expect.stringContaining(
    'SECRET_KEY is not the key that this database is encrypted with',
  ),
};

const api = startBeforeEach();

describe('the key of a database', () => {
  test('is noted at the first start, and any later start with it goes on', async () => {
    await assertSecretKey(api.database, secrets, now);
    await expect(assertSecretKey(api.database, secrets, now)).resolves.toBeUndefined();
  });

  test('stops a start with another key, which then changes nothing', async () => {
    await assertSecretKey(api.database, secrets, now);
    await expect(assertSecretKey(api.database, others, now)).rejects.toMatchObject(WRONG);
    await expect(assertSecretKey(api.database, secrets, now)).resolves.toBeUndefined();
  });

  test('is the one of the data that was encrypted before keys were noted', async () => {
    const id = '0190a1b2-0000-7000-8000-00000000f001';
    await api.signIn({ id, ndisNumberEncrypted: secrets.encrypt('430123456', id) });
    await expect(assertSecretKey(api.database, others, now)).rejects.toMatchObject(WRONG);
    await expect(assertSecretKey(api.database, secrets, now)).resolves.toBeUndefined();
  });

  test('of two first starts at once with different keys, one goes on', async () => {
    const starts = [secrets, others].map((each) => assertSecretKey(api.database, each, now));
    const statuses = (await Promise.allSettled(starts)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
