import { PRESENCE_LASTS_MS, presenceSchema, type PresenceKind } from '@cleaning/contract/staff';
import { expect, it } from 'vitest';
import type { TestPerson } from '../../test/create-test-app.ts';
import { openStream } from '../../test/live-reader.ts';
import { createDraft } from '../../test/quote-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';
import { deleteOldPresences } from './presence-repository.ts';

const ID = '0190a1b2-0000-7000-8000-000000001048';

const api = startBeforeAll();
const kim = makeBeforeAll(() =>
  api.signIn({ userType: 'staff', firstName: 'Kim', lastName: 'Tran' }),
);
const lee = makeBeforeAll(() =>
  api.signIn({ userType: 'admin', firstName: 'Lee', lastName: 'Ng' }),
);

interface Said {
  readonly id: string;
  readonly kind?: PresenceKind;
}

/** Announces a presence, and returns the names of the others. */
async function announce(as: TestPerson, said: Said): Promise<string[]> {
  const body = { kind: 'quote', ...said };
  const response = await api.call({ method: 'POST', path: 'staff/presence/', as, body });
  expect(response.statusCode).toBe(200);
  return presenceSchema.parse(response.json()).others.map(({ name }) => name);
}

it('the presence lists other users with a record open, and never the user', async () => {
  const id = ID.replace('1048', '1001');
  expect(await announce(kim, { id })).toEqual([]);
  expect(await announce(kim, { id })).toEqual([]);
  expect(await announce(lee, { id })).toEqual(['Kim Tran']);
  expect(await announce(kim, { id })).toEqual(['Lee Ng']);
});

it('the presence is separate for records of other kinds and ids', async () => {
  const id = ID.replace('1048', '1002');
  await announce(kim, { id });
  expect(await announce(lee, { id, kind: 'invoice' })).toEqual([]);
  expect(await announce(lee, { id: ID.replace('1048', '1003') })).toEqual([]);
});

it('a user whose page is closed is removed within half a minute', async () => {
  const id = ID.replace('1048', '1004');
  await announce(kim, { id });
  api.clock.advance(PRESENCE_LASTS_MS - 1);
  expect(await announce(lee, { id })).toEqual(['Kim Tran']);
  api.clock.advance(1);
  expect(await announce(lee, { id })).toEqual([]);
  await deleteOldPresences(api.database, api.clock.now);
  const rows = await api.database.query.recordPresences.findMany();
  expect(rows.filter((row) => row.userId === kim.id)).toEqual([]);
});

it('staff are notified when a page opens, and clients are not', async () => {
  const client = await api.signIn();
  const id = ID.replace('1048', '1005');
  const [staffStream, clientStream] = [
    await openStream(api.app, lee),
    await openStream(api.app, client),
  ];
  await announce(kim, { id });
  await staffStream.hears(id);
  const own = await createDraft(api, client);
  await clientStream.hears(own.id);
  expect(clientStream.changed()).not.toContain(id);

  const received = () => staffStream.received.filter(({ data }) => data['id'] === id).length;
  const before = received();
  await announce(kim, { id });
  const last = await createDraft(api, client);
  await staffStream.hears(last.id);
  expect(received()).toBe(before);
});

it.each([
  ['another kind', { kind: 'user', id: ID }],
  ['no id', { kind: 'quote', id: 'Q-1048' }],
])('%s is refused', async (_title, body) => {
  const response = await api.call({ method: 'POST', path: 'staff/presence/', as: kim, body });
  expect(response.statusCode).toBe(400);
});
