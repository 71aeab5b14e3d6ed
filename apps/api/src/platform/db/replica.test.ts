import { Client } from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../../test/create-test-app.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { act, createDraft } from '../../../test/quote-fixtures.ts';

const open: TestApp[] = [];
afterEach(() => Promise.all(open.splice(0).map((api) => api.close())));

async function startWith(replicaUrl?: string): Promise<TestApp> {
  const api = await createTestApp(replicaUrl === undefined ? {} : { replicaUrl });
  open.push(api);
  return api;
}

async function listSuburbs(api: TestApp, as: TestPerson): Promise<string[]> {
  const response = await api.call({ path: 'quotes/', as });
  expect(response.statusCode).toBe(200);
  return response.json<{ results: { suburb: string }[] }>().results.map(({ suburb }) => suburb);
}

const readsOf = ({ database }: TestApp) => ({ ...database.replica?.reads });

async function writeAndList(api: TestApp): Promise<void> {
  const staff = await api.signIn({ userType: 'staff' });
  const client = await api.signIn();
  const quote = await createDraft(api, client, { suburb: 'Ryde' });
  await act(api, client, quote, 'submit', { expected_total_cents: quote.total_cents });
  expect(await listSuburbs(api, staff)).toEqual(['Ryde']);
}

describe('the primary answers without a complete replica', () => {
  it('when none answers at its address', async () => {
    const api = await startWith('postgres://nobody@127.0.0.1:1/none');
    await writeAndList(api);
    expect(readsOf(api)).toMatchObject({ replica: 0 });
  });

  it('when the server there is not a replica, such as one that was promoted', async () => {
    const stranger = await createTestDatabase();
    const api = await startWith(stranger.directUrl);
    await writeAndList(api);
    expect(readsOf(api)).toMatchObject({ replica: 0 });
    await stranger.drop();
  });
});

const replay = async (command: 'pause' | 'resume'): Promise<void> => {
  const client = new Client({ connectionString: inject('databaseReplicaUrl') ?? '' });
  await client.connect();
  await client.query(`select pg_wal_replay_${command}()`);
  await client.end();
};

/** Reads skip a lagging replica for a second, and on a busy machine it lags more than once. */
const untilReplicaAnswers = (api: TestApp, staff: TestPerson): Promise<void> =>
  expect
    .poll(
      async () => {
        await listSuburbs(api, staff);
        return readsOf(api).replica;
      },
      { timeout: 15_000 },
    )
    .toBeGreaterThan(0);

/** `npm run check:servers` starts a replica. */
describe.runIf(inject('databaseReplicaUrl') !== null)('a streaming replica', () => {
  it('returns what was written a moment before, many times', async () => {
    const api = await startWith();
    const staff = await api.signIn({ userType: 'staff' });
    const client = await api.signIn();
    for (let turn = 0; turn < 20; turn += 1) {
      const suburb = `Ryde ${turn}`;
      const quote = await createDraft(api, client, { suburb });
      await act(api, client, quote, 'submit', { expected_total_cents: quote.total_cents });
      expect(await listSuburbs(api, staff)).toContain(suburb);
    }
    await untilReplicaAnswers(api, staff);
  });

  it('is skipped while it is behind, and used again once it has caught up', async () => {
    const api = await startWith();
    const staff = await api.signIn({ userType: 'staff' });
    await replay('pause');
    try {
      await writeAndList(api);
      expect(readsOf(api)).toMatchObject({ replica: 0 });
    } finally {
      await replay('resume');
    }
    await untilReplicaAnswers(api, staff);
  });
});
