import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataDirectory, removeDataDirectory } from '../data-directory.ts';
import { SERVER_ENTRY } from '../server-entry.ts';
import { startServer } from '../server-process.ts';
import { serviceEnvironment } from '../service-environment.ts';
import { Acknowledged, askForQuotes, sendInvoices } from './load.ts';
import { signInBookkeeper, signInClient } from './people.ts';

const run = promisify(execFile);

const SECRET_KEY = 'one secret key for the service that is lost and the one that is restored';

let lost: string;
let restored: string;
let folder: string;

beforeAll(async () => {
  lost = await createDataDirectory();
  restored = await createDataDirectory();
  folder = await mkdtemp(join(tmpdir(), 'cleaning-drill-'));
});
afterAll(async () => {
  await removeDataDirectory(lost);
  await removeDataDirectory(restored);
  await rm(folder, { recursive: true });
});

/** Runs a command of the service in the way that `npm run backup` does. */
const command = (dataDirectory: string, ...args: string[]) =>
  run(process.execPath, [SERVER_ENTRY, ...args], {
    env: serviceEnvironment({ DEMO: 'true', SECRET_KEY, DATA_DIR: dataDirectory }),
  });

test('acknowledged writes before a backup under load are restored after the loss of everything else', async () => {
  const identity = await generateX25519Identity();
  const identityFile = join(folder, 'key.txt');
  await writeFile(identityFile, `# made by age-keygen\n${identity}\n`);
  const backup = join(folder, 'backup.age');

  const server = await startServer({ DATA_DIR: lost, SECRET_KEY });
  const client = await signInClient(server.url);
  const staff = await signInBookkeeper(server.url);
  const seen = new Acknowledged();
  const load = Promise.all(
    ['a', 'b'].flatMap((side) => [
      askForQuotes(client, side, seen),
      sendInvoices({ staff, clientId: client.userId }, side, seen),
    ]),
  );
  while (seen.issued.size < 4) await sleep(5);
  const before = {
    submitted: [...seen.submitted],
    issued: [...seen.issued],
    paid: [...seen.paid],
  };
  const recipient = await identityToRecipient(identity);
  const { stdout } = await command(lost, 'backup', '--to', backup, '--recipient', recipient);
  expect(stdout).toMatch(/holds \d+ tables and [1-9]\d* files/u);
  await server.kill();
  await load;
  await removeDataDirectory(lost);

  await command(restored, 'restore', '--from', backup, '--identity', identityFile);
  const again = await startServer({ DATA_DIR: restored, SECRET_KEY });
  try {
    const restoredClient = await signInClient(again.url);
    const restoredStaff = await signInBookkeeper(again.url);
    expect(before.submitted.length).toBeGreaterThan(0);
    for (const id of before.submitted) {
      expect(await restoredClient.read(id)).toMatchObject({ status: 'submitted' });
    }
    for (const [id, number] of before.issued) {
      expect((await restoredStaff.read(id)).number).toBe(number);
    }
    for (const [id, reference] of before.paid) {
      expect((await restoredStaff.read(id)).payments).toMatchObject([{ reference }]);
    }
    const numbers = await restoredStaff.listNumbers();
    expect(new Set(numbers).size).toBe(numbers.length);
    // The restored service continues the series of the year: the next number follows the last.
    const draft = await restoredStaff.create('after-the-restore', restoredClient.userId);
    const { number } = await restoredStaff.issue(draft);
    const year = number?.slice(0, 'INV-2026-'.length) ?? '';
    const ofYear = numbers.filter((known) => known.startsWith(year));
    expect(number).toBe(`${year}${String(ofYear.length + 1).padStart(5, '0')}`);
  } finally {
    await again.stop();
  }
});

test('a restore into a database that contains data is refused and changes nothing', async () => {
  const identityFile = join(folder, 'key.txt');
  const attempt = command(
    restored,
    'restore',
    '--from',
    join(folder, 'backup.age'),
    '--identity',
    identityFile,
  );
  await expect(attempt).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The database already holds data, so nothing was restored\./u),
  });
});
