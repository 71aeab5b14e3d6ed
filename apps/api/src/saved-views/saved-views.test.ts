import { MAX_SAVED_VIEWS } from '@cleaning/contract/staff';
import { expect, it } from 'vitest';
import type { TestPerson } from '../../test/create-test-app.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';

const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
const colleague = makeBeforeAll(() => api.signIn({ userType: 'admin' }));

const save = (name: string, as = staff, changes: object = {}) =>
  api.call({
    method: 'POST',
    path: 'saved_views/',
    as,
    body: { list: 'quotes', name, query: 'service=ndis&step=to_answer', ...changes },
  });

const namesOf = async (as: TestPerson, list = 'quotes') =>
  (await api.call({ path: `saved_views/?list=${list}`, as }))
    .json<{ name: string }[]>()
    .map(({ name }) => name);

it('a view stores the filters of a list under a name, separately for each user', async () => {
  const response = await save('Urgent NDIS');
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({
    id: expect.any(String),
    list: 'quotes',
    name: 'Urgent NDIS',
    query: 'service=ndis&step=to_answer',
  });
  await save('airbnb');
  expect(await namesOf(staff)).toEqual(['airbnb', 'Urgent NDIS']);
  expect(await namesOf(staff, 'invoices')).toEqual([]);
  expect(await namesOf(colleague)).toEqual([]);
});

it('a name is unique in any case', async () => {
  const response = await save('URGENT ndis');
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { name: ['You have a view of this name. Choose another name.'] },
  ]);
});

it.each([{ name: ' ' }, { query: '<script>' }, { query: 'a'.repeat(1001) }, { list: 'users' }])(
  'a view with %j is refused',
  async (changes) => {
    expect((await save('Another', staff, changes)).statusCode).toBe(400);
  },
);

it('a view can be deleted by its owner only', async () => {
  const { id } = (await save('Old')).json<{ id: string }>();
  const remove = (as: TestPerson) => api.call({ method: 'DELETE', path: `saved_views/${id}/`, as });
  expect((await remove(colleague)).statusCode).toBe(404);
  expect((await remove(staff)).statusCode).toBe(204);
  expect((await remove(staff)).statusCode).toBe(404);
  expect(await namesOf(staff)).not.toContain('Old');
});

it('the number of views is limited, also when many are saved at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: MAX_SAVED_VIEWS + 5 }, (_, n) => save(`View ${n}`, colleague)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MAX_SAVED_VIEWS);
  expect(await namesOf(colleague)).toHaveLength(MAX_SAVED_VIEWS);
});
