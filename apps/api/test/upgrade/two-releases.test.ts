import { allEndpoints } from '@cleaning/contract/endpoints';
import { API_BASE_PATH, isFileResponse } from '@cleaning/contract/http/rules';
import { eventually } from '@cleaning/test-setup/eventually';
import type { OwnDatabase } from '@cleaning/test-setup/own-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DEMO_PASSWORD } from '../../src/demo/demo-users.ts';
import { createDataDirectory, removeDataDirectory } from '../data-directory.ts';
import {
  PART_CENTS,
  signInBookkeeper,
  signInClient,
  type Bookkeeper,
  type Client,
} from '../durability/people.ts';
import { START_DEADLINE_MS, startServer, type ServerProcess } from '../server-process.ts';
import { createTestDatabase } from '../test-database.ts';

/** The program of the previous release, which `npm run check:upgrade` checks out. */
const RELEASE_BEFORE = process.env['TEST_RELEASE_BEFORE'];

interface Release {
  readonly server: ServerProcess;
  readonly client: Client;
  readonly staff: Bookkeeper;
}

let database: OwnDatabase;
let dataDirectory: string;
let before: Release;
let now: Release;
const running: ServerProcess[] = [];

async function startRelease(entry?: string): Promise<Release> {
  const settings = { DATA_DIR: dataDirectory, DATABASE_URL: database.directUrl };
  const server = await startServer(settings, { entry });
  running.push(server);
  return {
    server,
    client: await signInClient(server.url),
    staff: await signInBookkeeper(server.url),
  };
}

const submittedQuote = async (creating: Release, submitting: Release, key: string) =>
  submitting.client.submit(await creating.client.create(key));

const directions = (): [Release, Release][] => [
  [before, now],
  [now, before],
];

describe.runIf(RELEASE_BEFORE !== undefined)('two releases on one database', () => {
  beforeAll(async () => {
    dataDirectory = await createDataDirectory();
    database = await createTestDatabase({ isEmpty: true });
    before = await startRelease(RELEASE_BEFORE);
    // The previous release has data and serves calls while the new one migrates.
    await submittedQuote(before, before, 'before-the-upgrade');
    now = await startRelease();
  }, START_DEADLINE_MS * 2);
  afterAll(async () => {
    for (const server of running) await server.stop();
    await database.drop();
    await removeDataDirectory(dataDirectory);
  });

  it('a quote created by one can be submitted through the other, and both return the same', async () => {
    for (const [index, [first, second]] of directions().entries()) {
      const { id } = await submittedQuote(first, second, `quote-${index}`);
      const [here, there] = [await first.client.read(id), await second.client.read(id)];
      expect(here).toMatchObject({ id, status: 'submitted', version: 2 });
      expect(there).toEqual(here);
    }
  });

  it('a call repeated at the other gets the same answer', async () => {
    for (const [index, [first, second]] of directions().entries()) {
      const key = `again-${index}`;
      const created = await first.client.create(key);
      expect(await second.client.create(key)).toMatchObject({ id: created.id });
    }
  });

  it('an offer of either is sent once when it is due, while both work on the jobs', async () => {
    for (const [index, [first, second]] of directions().entries()) {
      const quote = await submittedQuote(first, first, `offer-${index}`);
      await first.staff.send(quote);
      const { events } = await eventually(async () => {
        const sent = await second.client.read(quote.id);
        expect(sent.status).toBe('sent');
        return sent;
      });
      expect(events.filter(({ command }) => command === 'send')).toHaveLength(1);
    }
  });

  it('an invoice created by one can be issued and paid through the other, and numbers continue', async () => {
    const numbers: string[] = [];
    for (const [index, [first, second]] of directions().entries()) {
      const draft = await first.staff.create(`invoice-${index}`, first.client.userId);
      const issued = await second.staff.issue(draft);
      await first.staff.pay(issued.id, `paid-${index}`);
      const read = await second.staff.read(issued.id);
      expect(read.payments).toMatchObject([{ amount_cents: PART_CENTS }]);
      numbers.push(read.number ?? '');
    }
    expect(new Set(numbers).size).toBe(2);
    expect((await before.staff.listNumbers()).toSorted()).toEqual(
      (await now.staff.listNumbers()).toSorted(),
    );
  });

  it.each(['general@example.com', 'staff@example.com', 'admin@example.com'])(
    'no list or page of either fails for %s, whose session both take, and a page of this release reads it',
    async (email) => {
      for (const [first, second] of directions()) {
        const token = await tokenOf(first, email);
        expect(await failingReads(second, token)).toEqual([]);
      }
    },
  );
});

async function tokenOf({ server }: Release, email: string): Promise<string> {
  const response = await fetch(`${server.url}${API_BASE_PATH}/accounts/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const answer = z.object({ data: z.object({ token: z.string() }) });
  return answer.parse(await response.json()).data.token;
}

/**
 * Reads everything in a release that needs no id, and returns the reads that failed, or that a page of
 * this release, which talks to either, cannot read.
 */
async function failingReads({ server }: Release, token: string): Promise<string[]> {
  const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
  const response = await fetch(`${server.url}${API_BASE_PATH}/schema/`);
  const { paths } = document.parse(await response.json());
  const failing: string[] = [];
  let answered = 0;
  for (const [path, { get }] of Object.entries(paths)) {
    // A stream never ends.
    if (get === undefined || path.includes('{') || path.endsWith('/live/')) continue;
    const answer = await fetch(`${server.url}${path}`, {
      headers: { authorization: `Token ${token}` },
    });
    const { status } = answer;
    if (status === 401 || status >= 500) failing.push(`${path}: ${status}`);
    if (status !== 200) continue;
    answered += 1;
    const read = schemaOfAnswer(path)?.safeParse(await answer.json());
    if (read?.success === false) failing.push(`${path}: ${z.prettifyError(read.error)}`);
  }
  expect(answered).toBeGreaterThan(5);
  return failing;
}

/** What this release expects of a read; null for a file, and for a read that it no longer has. */
function schemaOfAnswer(path: string): z.ZodType | null {
  const endpoint = allEndpoints.find(
    (each) => each.method === 'GET' && `${API_BASE_PATH}/${each.path}` === path,
  );
  const answer = endpoint?.responses[200] ?? null;
  return answer === null || isFileResponse(answer) ? null : answer;
}
