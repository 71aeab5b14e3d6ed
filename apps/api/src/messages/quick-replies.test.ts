import { MAX_QUICK_REPLIES, quickRepliesSchema } from '@cleaning/contract/messages';
import { expect, it } from 'vitest';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';

const path = 'messages/quick_replies/';

const api = startBeforeAll();
const sam = makeBeforeAll(() => api.signIn({ userType: 'staff', clientType: null }));
const admin = makeBeforeAll(() => api.signIn({ userType: 'admin', clientType: null }));

async function read(as = sam) {
  const response = await api.call({ path, as });
  expect(response.json()).toEqual(quickRepliesSchema.parse(response.json()));
  return quickRepliesSchema.parse(response.json());
}

const save = (body: object, as = sam) => api.call({ method: 'PATCH', path, as, body });

it('quick replies have defaults, which any staff user can replace for everyone', async () => {
  const { version, replies } = await read();
  expect(replies.map(({ label }) => label)).toContain('Thanks, noted');
  const changed = [{ label: 'On our way', body: 'We are on our way.\n\nSee you soon.' }];
  const response = await save({ version, replies: changed });
  expect(response.json()).toEqual({ version: version + 1, replies: changed });
  expect(await read(admin)).toEqual({ version: version + 1, replies: changed });
  const log = await api.call({ path: 'audit/?subject_type=settings', as: admin });
  expect(log.json<{ results: object[] }>().results[0]).toMatchObject({
    action: 'update',
    actor: { id: sam.id },
    reason: 'Changed the quick replies.',
  });
});

it.each(['\0', '\uD83D', '\uDE00 '])(
  'a quick reply with %j, which cannot be stored, is refused by its field',
  async (character) => {
    const { version } = await read();
    const replies = [{ label: 'On our way', body: `We are on our way${character}.` }];
    const response = await save({ version, replies });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      'replies.0.body': ['Remove the character that cannot be shown.'],
    });
  },
);

it('quick replies are never overwritten by a stale version', async () => {
  const { version } = await read();
  expect((await save({ version, replies: [] })).statusCode).toBe(200);
  const stale = await save({ version, replies: [{ label: 'Mine', body: 'Mine.' }] }, admin);
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({
    code: 'stale_version',
    current: { version: version + 1, replies: [] },
  });
});

it.each([
  ['a label', [{ label: ' ', body: 'Yes.' }]],
  ['words', [{ label: 'Yes', body: '' }]],
  ['a short label', [{ label: 'x'.repeat(31), body: 'Yes.' }]],
  ['a place', Array.from({ length: MAX_QUICK_REPLIES + 1 }, () => ({ label: 'a', body: 'b' }))],
])('each quick reply needs %s', async (_what, replies) => {
  const { version } = await read();
  expect((await save({ version, replies })).statusCode).toBe(400);
});

it('quick replies are only for staff', async () => {
  const client = await api.signIn();
  expect((await api.call({ path, as: client })).statusCode).toBe(403);
  expect((await save({ version: 1, replies: [] }, client)).statusCode).toBe(403);
  expect((await api.call({ path })).statusCode).toBe(401);
});
