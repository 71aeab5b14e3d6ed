import { setTimeout as sleep } from 'node:timers/promises';

/** How long one query may hold up the next. */
const LONGEST_WAIT_MS = 20;

type Query<Found> = Promise<ReadonlyMap<string, Found>>;

/**
 * Joins look-ups by key: those that are asked for while a query is under way go together in the next. A
 * query begins after all that it answers were asked for, so no answer is older than its question; and
 * the busier a process is, the less of a query each costs.
 *
 * @param find finds what there is of some keys.
 * @returns looks one key up; undefined when there is nothing.
 */
export function lookUpTogether<Found>(
  find: (keys: readonly string[]) => Query<Found>,
): (key: string) => Promise<Found | undefined> {
  let running: Promise<unknown> | null = null;
  let waiting: { readonly keys: Set<string>; readonly query: Query<Found> } | null = null;

  const start = (keys: ReadonlySet<string>): Query<Found> => {
    const query = find([...keys]);
    const forget = () => {
      if (running === query) running = null;
    };
    query.then(forget, forget);
    running = query;
    return query;
  };
  const startAfter = (before: Promise<unknown>) => {
    const keys = new Set<string>();
    const query = Promise.race([before.catch(() => null), sleep(LONGEST_WAIT_MS)]).then(() => {
      waiting = null;
      return start(keys);
    });
    return { keys, query };
  };

  return async (key) => {
    if (waiting === null && running === null) return (await start(new Set([key]))).get(key);
    waiting ??= startAfter(running ?? Promise.resolve());
    waiting.keys.add(key);
    return (await waiting.query).get(key);
  };
}
