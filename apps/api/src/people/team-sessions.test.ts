import { deviceSessionSchema } from '@cleaning/contract/accounts';
import { auditEntrySchema } from '@cleaning/contract/audit';
import { pageOf } from '@cleaning/contract/http';
import { describe, expect, it } from 'vitest';
import { isSignedIn, sessionIn } from '../../test/account-fixtures.ts';
import { TEST_PASSWORD, type TestPerson } from '../../test/create-test-app.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';

const api = startBeforeAll();
const admin = makeBeforeAll(() => api.signIn({ userType: 'admin', firstName: 'Kim' }));
const owner = makeBeforeAll(() => api.signIn({ userType: 'admin', isOwner: true }));

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

const logIn = async ({ email }: TestPerson) =>
  sessionIn(
    await api.call({
      method: 'POST',
      path: 'accounts/auth/login/',
      body: { email, password: TEST_PASSWORD },
      headers: { 'user-agent': IPHONE },
    }),
  );

const read = (id: string, as: TestPerson) => api.call({ path: `users/${id}/sessions/`, as });
const list = async (id: string, as = admin) =>
  pageOf(deviceSessionSchema).parse((await read(id, as)).json()).results;
const end = (id: string, session = '', as = admin) =>
  api.call({ method: 'DELETE', path: `users/${id}/sessions/${session}`, as });

const auditOf = async (id: string) => {
  const response = await api.call({ path: `audit/?subject_id=${id}`, as: admin });
  const { results } = pageOf(auditEntrySchema).parse(response.json());
  return results.map(({ action, actor, reason }) => [action, actor?.id, reason]);
};

describe('where a person of the team is logged in', () => {
  it('is shown to an admin by device, and ended on one of them', async () => {
    const mia = await api.signIn({ userType: 'staff', staffRole: 'cleaner' });
    api.clock.advance(1000);
    const phone = await logIn(mia);
    const [first, second] = await list(mia.id);
    expect(first).toMatchObject({ device: 'Safari on iPhone', is_current: false });
    expect(second).toMatchObject({ device: null });
    expect((await end(mia.id, `${first?.id}/`)).statusCode).toBe(204);
    expect(await isSignedIn(api, phone.token)).toBe(false);
    expect(await isSignedIn(api, mia.token)).toBe(true);
    expect((await end(mia.id, `${first?.id}/`)).statusCode).toBe(404);
    expect(await auditOf(mia.id)).toEqual([
      ['end_sessions', admin.id, 'On one device: Safari on iPhone.'],
    ]);
    const mails = await api.mails(mia.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['You were logged out']);
    expect(mails[0]?.text).toContain(
      'Kim logged you out of Blue Wren Cleaning on Safari on iPhone.',
    );
  });

  it('is ended everywhere, told once however often the button is pressed', async () => {
    const mia = await api.signIn({ userType: 'staff', staffRole: 'cleaner' });
    const phone = await logIn(mia);
    const answers = await Promise.all([end(mia.id), end(mia.id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    for (const { token } of [mia, phone]) expect(await isSignedIn(api, token)).toBe(false);
    expect(await list(mia.id)).toEqual([]);
    expect(await auditOf(mia.id)).toEqual([['end_sessions', admin.id, 'On every device.']]);
    expect(await api.mails(mia.email)).toHaveLength(1);
    expect((await logIn(mia)).token).toBeTruthy();
  });

  it('of an admin themselves goes on where they are', async () => {
    const self = await api.signIn({ userType: 'admin' });
    const phone = await logIn(self);
    const here = (await list(self.id, self)).find(({ is_current }) => is_current);
    expect((await end(self.id, `${here?.id}/`, self)).statusCode).toBe(400);
    expect((await end(self.id, '', self)).statusCode).toBe(204);
    expect(await isSignedIn(api, phone.token)).toBe(false);
    expect(await isSignedIn(api, self.token)).toBe(true);
    expect(await api.mails(self.email)).toEqual([]);
  });

  it('of the owner is the owner’s alone', async () => {
    const phone = await logIn(owner);
    const [session] = await list(owner.id, owner);
    const answers = [
      await read(owner.id, admin),
      await end(owner.id),
      await end(owner.id, `${session?.id}/`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect(await isSignedIn(api, phone.token)).toBe(true);
    expect((await end(owner.id, '', owner)).statusCode).toBe(204);
    expect(await isSignedIn(api, phone.token)).toBe(false);
  });

  it('is neither shown nor ended for a client, a stranger, or the session of another', async () => {
    const client = await api.signIn();
    const mia = await api.signIn({ userType: 'staff' });
    const [session] = await list(mia.id);
    const other = await api.signIn({ userType: 'staff' });
    const unknown = '0d3a0000-0000-4000-8000-00000000ffff';
    const answers = [
      await read(client.id, admin),
      await end(client.id),
      await read(unknown, admin),
      await end(unknown),
      await end(other.id, `${session?.id}/`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect(await isSignedIn(api, client.token)).toBe(true);
    expect((await read(mia.id, mia)).statusCode).toBe(403);
  });
});
