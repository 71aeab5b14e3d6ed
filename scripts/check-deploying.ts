/**
 * `npm run check:deploying [-- --keep]`: follows docs/deploying.md on empty Debian machines, with
 * the commands that it reads there, as root under systemd: installs the service, backs it up,
 * restores it on a second machine, upgrades and watches it. It repeats no step of its own, because a
 * script that did passed while the page was wrong. `--keep` leaves the files of the machines for a
 * look. It runs as root, because it makes the machines itself.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDocumentSteps } from '@cleaning/test-setup/document-steps';
import {
  bootMachine,
  installDebian,
  MACHINE_PROGRAMS,
  type Machine,
} from './lib/deploying/debian-machine.ts';
import { prepareToFollow, type RunScript } from './lib/deploying/follow-document.ts';
import { checkService, checkWatched, succeed } from './lib/deploying/running-service.ts';
import { choosePassword, logIn, SITE_NAME } from './lib/deploying/site.ts';
import { capture, REPOSITORY_ROOT } from './lib/run.ts';

const DOCUMENT = 'docs/deploying.md';
const PROGRAMS: Readonly<Record<string, string>> = {
  ...MACHINE_PROGRAMS,
  'age-keygen': 'age',
  rsync: 'rsync',
  scp: 'openssh-client',
};
/** The admin of the document. */
const EMAIL = 'alex@example.com';
const PASSWORD = 'Quiet-Wren-7';
const NOT_RUN = [
  'the mail server (none answers)',
  'the certificate of a public name (Caddy issues its own)',
  'ssh between the computers (scp and rsync copy into the folders of the machines)',
  'containers, nginx and several processes',
];

const { keep } = parseArgs({ options: { keep: { type: 'boolean', default: false } } }).values;
assert.equal(process.getuid?.(), 0, 'Run it as root: it makes machines.');
const missing: string[] = [];
for (const [program, debianPackage] of Object.entries(PROGRAMS)) {
  if ((await capture('which', [program])).code !== 0) missing.push(debianPackage);
}
assert.deepEqual(missing, [], `Install first: apt-get install ${missing.join(' ')}`);

const began = performance.now();
const folder = mkdtempSync(path.join(tmpdir(), 'cleaning-deploying-'));
const keeper = path.join(folder, 'keeper');
mkdirSync(keeper);
const installed = path.join(folder, 'debian');
/** The last of them is the server. */
const machines: Machine[] = [];

const server = (): Machine => {
  const machine = machines.at(-1);
  assert.ok(machine !== undefined);
  return machine;
};
const here =
  (cwd: string): RunScript =>
  (script) =>
    capture('bash', ['-c', script], { cwd });

const follow = prepareToFollow({
  document: DOCUMENT,
  steps: readDocumentSteps(readFileSync(path.join(REPOSITORY_ROOT, DOCUMENT), 'utf8')),
  computers: new Map([
    [null, onServer],
    ['On the computer that builds, in the repository', here(REPOSITORY_ROOT)],
    ['On the computer that keeps the backups', here(keeper)],
  ]),
  substitutions: [
    { documented: '/tmp/cleaning-', own: () => path.join(folder, 'cleaning-') },
    { documented: 'root@www.example.com:/', own: () => `${server().folder}/` },
    { documented: 'root@www.example.com:', own: () => `${server().folder}/root/` },
    { documented: 'www.example.com', own: () => SITE_NAME },
    { documented: 'smtp://user:password@mail.example.com:587', own: () => 'smtp://127.0.0.1:1' },
    { documented: 'age1...', own: publicKey },
  ],
  followed: ['One machine', 'Back up', 'Restore on a new machine', 'Upgrade', 'Watch'],
  leftOut: { 'In containers': 'the image is built by itself' },
});

async function onServer(script: string): ReturnType<RunScript> {
  const result = await server().run('bash', ['-c', script]);
  if (result.code === 0) return result;
  // Often the command only says that a service failed.
  const journal = await server().run('journalctl', ['--no-pager', '--lines=20', '--output=cat']);
  return { ...result, output: `${result.output}\nThe journal:\n${journal.output}` };
}

/** What `age-keygen` printed. */
function publicKey(): string {
  const text = readFileSync(path.join(keeper, 'key.txt'), 'utf8');
  const key = /public key: (?<key>age1\w+)/u.exec(text)?.groups?.['key'];
  assert.ok(key !== undefined);
  return key;
}

/** Boots an empty machine as the server, in place of the one before. */
async function replaceServer(name: string): Promise<Machine> {
  await machines.pop()?.stop();
  console.log(`Booting the machine ${name}.`);
  machines.push(await bootMachine(installed, path.join(folder, name)));
  return server();
}

async function walk(): Promise<void> {
  console.log('Installing Debian.');
  await installDebian(installed);
  const first = await replaceServer('first');
  const link = /https:\S+/u.exec(await follow('One machine'))?.[0];
  assert.ok(link !== undefined, 'create-admin printed no link');
  await checkService(first);
  await choosePassword(first, link, PASSWORD);
  const admin = await logIn(first, EMAIL, PASSWORD);
  const clientId = await admin.addClient();
  const documentId = await admin.addDocument(clientId);
  const content = await admin.openDocument(documentId);

  await follow('Back up');
  assert.match(readdirSync(path.join(keeper, 'backups')).join(), /^[\dT-]+\.age$/u);

  const second = await replaceServer('second');
  await follow('Restore on a new machine');
  await checkService(second);
  const restored = await logIn(second, EMAIL, PASSWORD);
  assert.deepEqual(await restored.openDocument(documentId), content);
  const addedId = await restored.addDocument(clientId);

  await follow('Upgrade');
  await checkService(second);
  await succeed(second, 'test', '/opt/cleaning/current', '-ef', '/opt/cleaning/2026-12-20');
  const upgraded = await logIn(second, EMAIL, PASSWORD);
  assert.deepEqual(await upgraded.openDocument(documentId), content);
  assert.deepEqual(await upgraded.openDocument(addedId), content);

  await follow('Watch');
  await checkWatched(second);
}

/** Ends the walk as an error does, so that no machine is left. */
const interrupted = Promise.withResolvers<never>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interrupted.reject(new Error(`Stopped by ${signal}.`)));
}

try {
  await Promise.race([walk(), interrupted.promise]);
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(`${DOCUMENT} was followed on two empty machines in ${minutes} minutes.`);
  console.log(`Not run here: ${NOT_RUN.join('; ')}.`);
} finally {
  await machines.pop()?.stop({ keep });
  if (keep) console.log(`The files are in ${folder}.`);
  else rmSync(folder, { recursive: true, force: true });
}
