import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { appointments, claimFiles, users } from '../src/core/db/schema/index.ts';
import { signInParticipant, TEST_SECRETS } from './ndis-fixtures.ts';
import { resolvedDocument } from './resolved-document.ts';
import { makeBeforeAll, startBeforeAll } from './set-up.ts';
import { startedAppointment } from './visit-work-fixtures.ts';

interface Document {
  readonly paths: Readonly<
    Record<string, { readonly get?: { readonly parameters?: readonly { required?: boolean }[] } }>
  >;
}

let visit: { readonly id: string };
const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const client = makeBeforeAll(() => signInParticipant(api));
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
beforeAll(async () => {
  visit = await startedAppointment(api, { client, staff });
  // As another key, or a disk, would leave them.
  const garbage = randomBytes(60);
  await api.database.update(users).set({ ndisNumberEncrypted: garbage });
  await api.database.update(appointments).set({ accessCodeEncrypted: garbage });
  await api.database.update(claimFiles).set({ contentEncrypted: garbage });
});

test('no list fails because a secret of one record cannot be read', async () => {
  const document = resolvedDocument((await api.call({ path: 'schema/' })).json<Document>());
  const lists = Object.entries(document.paths)
    .filter(([path, { get }]) => get !== undefined && !path.includes('{') && !path.includes('live'))
    .map(([path]) => path);
  expect(lists.length).toBeGreaterThan(30);
  for (const url of lists) {
    for (const { token } of [client, staff]) {
      const headers = { authorization: `Token ${token}` };
      const { statusCode } = await api.app.inject({ url, headers });
      expect([url, statusCode < 500]).toEqual([url, true]);
    }
  }
});

test('the number and the code say that they cannot be read, and what to do', async () => {
  const read = async (path: string) => (await api.call({ path, as: staff })).body;
  expect(await read(`clients/${client.id}/`)).toContain('Cannot be read');
  const revealing = await api.call({
    method: 'POST',
    path: `appointments/${visit.id}/reveal_access_code/`,
    as: staff,
    body: {},
  });
  expect([revealing.statusCode, revealing.json()]).toEqual([
    400,
    {
      non_field_errors: [
        'This access code cannot be read. Ask the office for it, and to enter it again.',
      ],
    },
  ]);
});
