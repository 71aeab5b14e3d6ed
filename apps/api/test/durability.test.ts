import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type DurabilityClient } from './durability-client.ts';
import {
  createDataDirectory,
  findDatabase,
  killDatabase,
  removeDataDirectory,
} from './data-directory.ts';
import { startServer, type ServerProcess } from './server-process.ts';

const WRITERS = 4;
const MOST_WRITES = 40;
/** How many answers must have come before the power goes: well before the writers are done. */
const ANSWERS_BEFORE_KILL = 25;

/** What the service said it had done before it was killed. */
interface Acknowledged {
  /** Every key that was sent, answered or not. */
  readonly keys: Set<string>;
  /** The quote that each answered key created. */
  readonly created: Map<string, string>;
  readonly submitted: Set<string>;
  /** Called after each answer. */
  readonly onAnswer: () => void;
}

let dataDirectory: string;
let server: ServerProcess | null = null;

beforeAll(async () => {
  dataDirectory = await createDataDirectory();
});
afterAll(async () => {
  await server?.kill();
  await removeDataDirectory(dataDirectory);
});

/** Creates quotes, and submits every other one, until the service is gone. */
async function write(
  client: DurabilityClient,
  name: string,
  { keys, created, submitted, onAnswer }: Acknowledged,
): Promise<void> {
  for (let count = 0; count < MOST_WRITES; count += 1) {
    const key = `${name}-${count}`;
    keys.add(key);
    try {
      const quote = await client.create(key);
      created.set(key, quote.id);
      onAnswer();
      if (count % 2 === 0) submitted.add((await client.submit(quote)).id);
    } catch {
      return;
    }
  }
}

const cases = [
  { round: 1, victims: 'the service' },
  { round: 2, victims: 'the service and its database' },
  { round: 3, victims: 'the service and its database' },
] as const;

test.each(cases)(
  'what was acknowledged outlives the sudden end of $victims, once (round $round)',
  { timeout: 60_000 },
  async ({ round, victims }) => {
    server ??= await startServer({ DATA_DIR: dataDirectory });
    const before = await signIn(server.url);
    const idsBefore = await before.listIds();
    const enough = Promise.withResolvers<void>();
    const acknowledged: Acknowledged = {
      keys: new Set(),
      created: new Map(),
      submitted: new Set(),
      onAnswer: () => {
        if (acknowledged.created.size === ANSWERS_BEFORE_KILL) enough.resolve();
      },
    };
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      write(before, `round-${round}-writer-${writer}`, acknowledged),
    );
    const written = Promise.all(writers);
    await Promise.race([enough.promise, written]);
    const ends = [server.kill()];
    if (victims === 'the service and its database') ends.push(killDatabase(dataDirectory));
    await Promise.all([...ends, written]);
    const { keys, created, submitted } = acknowledged;
    expect(created.size).toBeGreaterThanOrEqual(ANSWERS_BEFORE_KILL);
    expect(created.size).toBeLessThan(WRITERS * MOST_WRITES);

    server = await startServer({ DATA_DIR: dataDirectory });
    const after = await signIn(server.url);
    const idsAfter = await after.listIds();
    expect(new Set(idsAfter).size).toBe(idsAfter.length);
    expect(idsAfter).toEqual(expect.arrayContaining([...idsBefore, ...created.values()]));

    for (const id of submitted) {
      const quote = await after.read(id);
      expect(quote).toMatchObject({ status: 'submitted', version: 2 });
      expect(quote.events.map(({ command }) => command)).toEqual(['create', 'submit']);
    }
    // Whoever got no answer asks again, and whoever got one gets the same one.
    for (const key of keys) {
      const { id } = await after.create(key);
      expect(created.get(key) ?? id).toBe(id);
    }
    expect(await after.listIds()).toHaveLength(idsBefore.length + keys.size);
  },
);

test(
  'a service that is asked to stop takes its database with it',
  { timeout: 60_000 },
  async () => {
    server ??= await startServer({ DATA_DIR: dataDirectory });
    const ids = await (await signIn(server.url)).listIds();
    await server.stop();
    expect(await findDatabase(dataDirectory)).toBeNull();
    server = await startServer({ DATA_DIR: dataDirectory });
    expect(await (await signIn(server.url)).listIds()).toEqual(ids);
  },
);
