import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { mails } from '../db/schema/index.ts';
import { outbox } from '../mail/outbox.ts';

const TOKEN = 'a token that only the scraper knows';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ app: { metricsToken: TOKEN } });
});
afterAll(() => api.close());

const metrics = async (authorization = `Bearer ${TOKEN}`) =>
  api.app.inject({ url: '/metrics', headers: { authorization } });

const sampleOf = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );

describe('metrics', () => {
  it('count answers by the pattern of their route, without anything of a person', async () => {
    const client = await api.signIn();
    const id = '0d3a0000-0000-4000-8000-00000000ffff';
    await api.call({ path: `quotes/${id}/`, as: client });
    const { body, headers } = await metrics();
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/u);
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/v1/quotes/:id/",status="404"} 1',
    );
    expect(body).not.toContain(id);
    expect(sampleOf(body, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  });

  it('tell how many mails wait, and no longer those that do not', async () => {
    expect(sampleOf((await metrics()).body, 'outbox_waiting_mails')).toBe(0);
    const mail = { recipient: 'ann@mail.example', subject: 'Hello', text: 'Hello', html: '' };
    await api.database.transaction((transaction) => outbox.post(transaction, mail, api.clock.now));
    expect(sampleOf((await metrics()).body, 'outbox_waiting_mails')).toBe(1);
  });

  it('tell of mails that were given up, so that somebody looks', async () => {
    expect(sampleOf((await metrics()).body, 'outbox_given_up_mails')).toBe(0);
    await api.database.update(mails).set({ failedAt: api.clock.now, lastError: 'EENVELOPE 550' });
    const { body } = await metrics();
    expect(sampleOf(body, 'outbox_given_up_mails')).toBe(1);
    expect(sampleOf(body, 'outbox_waiting_mails')).toBe(0);
  });

  it.each(['', 'Bearer ', `Bearer ${TOKEN}.`, TOKEN])(
    'are not there for whoever says "%s"',
    async (authorization) => {
      const response = await metrics(authorization);
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain('http_request');
    },
  );

  it('are not there at all without a token', async () => {
    const closed = await createTestApp();
    const response = await closed.app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer null' },
    });
    expect(response.statusCode).toBe(404);
    await closed.close();
  });
});

describe('readiness', () => {
  it('is lost with the database, while the process lives on', async () => {
    const doomed = await createTestApp();
    const ask = async (path: string) => (await doomed.app.inject(path)).statusCode;
    expect([await ask('/livez'), await ask('/readyz')]).toEqual([200, 200]);
    await doomed.dropDatabase();
    expect([await ask('/livez'), await ask('/readyz')]).toEqual([200, 503]);
    await doomed.close();
  });
});
