import { expect, it, vi } from 'vitest';
import { lookUpTogether } from './look-up-together.ts';

/** A store whose queries end when the test says so. */
function createStore(stored: Readonly<Record<string, string>>) {
  const queries: { keys: readonly string[]; end: () => void; fail: () => void }[] = [];
  const find = (keys: readonly string[]) =>
    new Promise<ReadonlyMap<string, string>>((resolve, reject) => {
      const found = Object.entries(stored).filter(([key]) => keys.includes(key));
      queries.push({
        keys,
        end: () => resolve(new Map(found)),
        fail: () => reject(new Error('The connection is lost.')),
      });
    });
  return { queries, lookUp: lookUpTogether(find) };
}

it('asks at once for the first, and together for those that come while it waits', async () => {
  const { queries, lookUp } = createStore({ a: 'Ann', b: 'Bea' });
  const first = lookUp('a');
  const others = [lookUp('b'), lookUp('c'), lookUp('b')];
  expect(queries.map(({ keys }) => keys)).toEqual([['a']]);
  queries[0]?.end();
  expect(await first).toBe('Ann');
  await vi.waitFor(() => expect(queries.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c']]));
  queries[1]?.end();
  expect(await Promise.all(others)).toEqual(['Bea', undefined, 'Bea']);
});

it('never gives an answer from before the question', async () => {
  const stored: Record<string, string> = { a: 'Ann' };
  const { queries, lookUp } = createStore(stored);
  const before = lookUp('a');
  delete stored['a'];
  const after = lookUp('a');
  queries[0]?.end();
  expect(await before).toBe('Ann');
  await vi.waitFor(() => expect(queries).toHaveLength(2));
  queries[1]?.end();
  expect(await after).toBeUndefined();
});

it('goes on without a query that never ends, and after one that fails', async () => {
  const { queries, lookUp } = createStore({ a: 'Ann' });
  const lost = lookUp('a');
  const next = lookUp('a');
  await vi.waitFor(() => expect(queries).toHaveLength(2));
  queries[1]?.end();
  expect(await next).toBe('Ann');
  queries[0]?.fail();
  await expect(lost).rejects.toThrow('The connection is lost.');
  const last = lookUp('a');
  await vi.waitFor(() => expect(queries).toHaveLength(3));
  queries[2]?.end();
  expect(await last).toBe('Ann');
});
