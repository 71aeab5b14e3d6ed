import type { Queryable } from './client.ts';

/**
 * Builds a query once for each place where it runs, since building costs more than running it. For the
 * few reads that nearly every call makes; inside a transaction it is built anew.
 */
export function prepareOnce<Query>(
  build: (queryable: Queryable) => Query,
): (queryable: Queryable) => Query {
  const built = new WeakMap<Queryable, Query>();
  return (queryable) => {
    const known = built.get(queryable);
    if (known !== undefined) return known;
    const query = build(queryable);
    built.set(queryable, query);
    return query;
  };
}
