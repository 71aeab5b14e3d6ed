import { LIVE_HEARTBEAT_MS } from '@cleaning/contract/live/rules';
import { sql } from 'drizzle-orm';
import { eventually } from '@cleaning/test-setup/eventually';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, TEST_PASSWORD } from '../../../test/create-test-app.ts';
import { askForStream, listening, openStream, WAIT } from '../../../test/live-reader.ts';
import { createDraft } from '../../../test/quote-fixtures.ts';
import { startBeforeAll } from '../../../test/set-up.ts';

const api = startBeforeAll();
afterEach(() => vi.useRealTimers());

describe('opening a live stream', () => {
  it.each([
    ['no session', null, 401],
    ['an unknown token', 'unknown', 401],
  ])('is refused with %s', async (_title, token, status) => {
    expect((await askForStream(api.app, token)).status).toBe(status);
  });

  it('is refused for unverified users, and allowed for clients, staff and admins', async () => {
    const unverified = await api.signIn({ verifiedAt: null });
    expect((await askForStream(api.app, unverified.token)).status).toBe(403);
    const admin = await api.signIn({ userType: 'admin' });
    const { headers } = (await openStream(api.app, admin)).response;
    expect(headers.get('content-type')).toBe('text/event-stream');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
  });

  it('is refused for a thirteenth stream at once', async () => {
    const owner = await api.signIn();
    const streams = await Promise.all(Array.from({ length: 12 }, () => openStream(api.app, owner)));
    const refused = await askForStream(api.app, owner.token);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    streams[0]?.close();
    await vi.waitFor(async () => {
      expect((await askForStream(api.app, owner.token)).status).toBe(200);
    }, WAIT);
  });

  it('is rate-limited to normal use of a page', async () => {
    const owner = await api.signIn();
    // Tests may open 15,000 streams in five minutes, instead of the limit in production.
    await api.database.execute(sql`delete from rate_limit_windows`);
    await openStream(api.app, owner);
    await api.database.execute(sql`update rate_limit_windows set count = 15000`);
    expect((await askForStream(api.app, owner.token)).status).toBe(429);
    await api.database.execute(sql`delete from rate_limit_windows`);
  });
});

describe('the end of a session', () => {
  it('by logout closes its stream for good, and not that of another device', async () => {
    const owner = await api.signIn();
    const login = await api.call({
      method: 'POST',
      path: 'accounts/auth/login/',
      body: { email: owner.email, password: TEST_PASSWORD },
    });
    const { token } = login.json<{ data: { token: string } }>().data;
    const [stream, other] = [
      await openStream(api.app, owner),
      await openStream(api.app, { token }),
    ];
    const response = await api.call({ method: 'POST', path: 'accounts/auth/logout/', as: owner });
    expect(response.statusCode).toBeLessThan(300);
    await stream.ends();
    expect(stream.received.at(-1)?.event).toBe('end');
    const { id } = await createDraft(api, { ...owner, token });
    await other.hears(id);
  });

  it('by deactivating an account closes its streams, in every process', async () => {
    const [admin, member] = [
      await api.signIn({ userType: 'admin' }),
      await api.signIn({ userType: 'staff' }),
    ];
    const stream = await openStream(await api.startAnother(), member);
    const response = await api.call({
      method: 'POST',
      path: `users/${member.id}/deactivate/`,
      as: admin,
      body: { reason: 'They left.' },
    });
    expect(response.statusCode).toBeLessThan(300);
    await stream.ends();
    expect(stream.received.at(-1)?.event).toBe('end');
    expect((await askForStream(api.app, member.token)).status).toBe(401);
  });
});

describe('the database connection that listens for changes', () => {
  it('closes every stream when it breaks, and delivers missed changes afterwards', async () => {
    const owner = await api.signIn();
    const another = await api.startAnother();
    const stream = await openStream(another, owner);
    await api.database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'cleaning-live' and datname = current_database()`,
    );
    await stream.ends();
    expect(stream.received.at(-1)?.event).toBe('ready');
    const missed = await createDraft(api, owner);
    const again = await openStream(another, owner, stream.lastEventId());
    expect(again.changed()).toContain(missed.id);
    const next = await createDraft(api, owner);
    await again.hears(next.id);
  });

  it('tells every stream to read again after a message that is not JSON', async () => {
    const owner = await api.signIn();
    const stream = await openStream(api.app, owner);
    await api.database.execute(sql`select pg_notify('live', 'not JSON')`);
    await eventually(() => expect(stream.received.at(-1)?.event).toBe('reset'));
    const { id } = await createDraft(api, owner);
    await stream.hears(id);
  });

  it('sends heartbeats, each with an id to continue from', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const owner = await api.signIn();
    const stream = await openStream(await api.startAnother(), owner);
    const first = stream.lastEventId();
    await vi.advanceTimersByTimeAsync(LIVE_HEARTBEAT_MS);
    await vi.waitFor(() => expect(stream.heartbeats).toHaveLength(1), WAIT);
    const missed = await createDraft(api, owner);
    await vi.advanceTimersByTimeAsync(LIVE_HEARTBEAT_MS);
    await vi.waitFor(() => expect(stream.heartbeats).toHaveLength(2), WAIT);
    expect(stream.heartbeats[0]?.id).toBe(first);
    stream.close();
    const again = await openStream(api.app, owner, stream.heartbeats[1]?.id ?? '');
    expect(again.changed()).toContain(missed.id);
  });

  it('is not opened for a service that only reaches PgBouncer, which is logged once', async () => {
    const pooled = await createTestApp({ dependencies: { databaseDirectUrl: null } });
    const owner = await pooled.signIn();
    expect((await askForStream(pooled.app, owner.token)).status).toBe(204);
    expect((await askForStream(pooled.app, null)).status).toBe(401);
    await pooled.close();
  });

  it('makes streams unavailable while the database cannot be reached', async () => {
    const cut = await createTestApp({
      dependencies: { databaseDirectUrl: 'postgres://nobody@127.0.0.1:1/none' },
    });
    const owner = await cut.signIn();
    const refused = await askForStream(cut.app, owner.token);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    await cut.close();
  });
});

it('the stop of the service closes every stream, without waiting for them', async () => {
  const stopping = await createTestApp();
  const owner = await stopping.signIn();
  const stream = await openStream(stopping.app, owner);
  // A stream lasts far longer than a test may.
  await expect(stopping.close()).resolves.toBeUndefined();
  await stream.ends();
});

it('a stream refuses HEAD and writes', async () => {
  const url = `${await listening(api.app)}/api/v1/live/`;
  for (const method of ['HEAD', 'POST', 'DELETE']) {
    const { status } = await fetch(url, { method });
    expect([404, 405]).toContain(status);
  }
});
