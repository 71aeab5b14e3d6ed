import assert from 'node:assert/strict';
import { until } from '../product.ts';
import type { Machine } from './debian-machine.ts';
import { askSite } from './site.ts';

const UNITS = ['cleaning.service', 'cleaning-backup.service', 'cleaning-backup.timer'];
const STARTED_AT_BOOT = ['cleaning', 'cleaning-backup.timer', 'caddy', 'postgresql'];
const JOBS = ['cleaning', 'node', 'site'];
/** Four times as long as Prometheus waits between two looks. */
const WATCHED_DEADLINE_MS = 60_000;

/** Runs a program in a machine. @throws when it fails. */
export async function succeed(
  machine: Machine,
  program: string,
  ...arguments_: string[]
): Promise<string> {
  const { code, output } = await machine.run(program, arguments_);
  assert.equal(code, 0, `${program} ${arguments_.join(' ')} failed:\n${output}`);
  return output;
}

/** Checks that the service runs behind its proxy, and will again after a start of the machine. */
export async function checkService(machine: Machine): Promise<void> {
  const files = UNITS.map((unit) => `/etc/systemd/system/${unit}`);
  await succeed(machine, 'systemd-analyze', 'verify', ...files);
  await succeed(machine, 'systemctl', 'is-active', ...STARTED_AT_BOOT);
  await succeed(machine, 'systemctl', 'is-enabled', ...STARTED_AT_BOOT);
  assert.equal(await succeed(machine, 'systemctl', '--failed', '--quiet', '--plain'), '');
  assert.match(await askSite(machine, '/'), /<h1/u);
  await askSite(machine, '/readyz');
}

/** Checks that Prometheus reaches all that its configuration names. */
export async function checkWatched(machine: Machine): Promise<void> {
  const ask = (question: string): Promise<{ code: number; output: string }> =>
    machine.run('curl', ['--silent', '--fail', `http://127.0.0.1:9090/api/v1/${question}`]);
  let seen = '';
  await until(
    async () => {
      const { output } = await ask('query?query=up==1');
      seen = output;
      return JOBS.every((job) => output.includes(`"job":"${job}"`));
    },
    WATCHED_DEADLINE_MS,
    () => `Prometheus does not reach all of ${JOBS.join(', ')}: ${seen}`,
  );
  assert.match((await ask('rules')).output, /ServiceDown/u);
}
