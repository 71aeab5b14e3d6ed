/** Empty Debian machines under systemd, without a published image: containers of systemd-nspawn. */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { START_DEADLINE_MS, until } from '../product.ts';
import { capture } from '../run.ts';

const RELEASE = 'bookworm';
const MIRROR = 'http://deb.debian.org/debian';
/** Less than any installer leaves, so that the document must install what it uses. */
const PACKAGES = ['systemd', 'systemd-sysv', 'dbus'];
/** Where slirp4netns answers questions for names. */
const NAME_SERVER = '10.0.2.3';
const STOP_DEADLINE_MS = 60_000;

const ENTER_AS_ROOT = [
  ...['mount', 'uts', 'ipc', 'net', 'pid', 'cgroup'].map((namespace) => `--${namespace}`),
  // Nothing of the environment here.
  'env',
  '--ignore-environment',
  '--chdir=/root',
  'HOME=/root',
  'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
];

/** What the machines need of this one: each program with its package. */
export const MACHINE_PROGRAMS: Readonly<Record<string, string>> = {
  debootstrap: 'debootstrap',
  'systemd-nspawn': 'systemd-container',
  slirp4netns: 'slirp4netns',
};

type Captured = ReturnType<typeof capture>;

export interface Machine {
  /** Where its files are on this machine. */
  readonly folder: string;
  /** Runs a program in it, as root. */
  readonly run: (program: string, arguments_: readonly string[]) => Captured;
  /** Stops it, and removes its files unless they are to be kept. */
  readonly stop: (options?: { readonly keep: boolean }) => Promise<void>;
}

/** Installs Debian into a folder, from its mirror. */
export async function installDebian(folder: string): Promise<void> {
  const options = ['--variant=minbase', `--include=${PACKAGES.join(',')}`];
  const { code, output } = await capture('debootstrap', [...options, RELEASE, folder, MIRROR], {
    // Nothing of it has to outlive a loss of power, here and in the machines.
    env: { DPKG_FORCE: 'unsafe-io' },
  });
  assert.equal(code, 0, output);
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  // What an installer writes.
  write('etc/hostname', 'server\n');
  write('etc/hosts', '127.0.0.1 localhost server\n::1 localhost\n');
  write('etc/resolv.conf', `nameserver ${NAME_SERVER}\n`);
  write('etc/dpkg/dpkg.cfg.d/unsafe-io', 'force-unsafe-io\n');
}

/** Boots a copy of an installed Debian, with a network that reaches out and cannot be reached. */
export async function bootMachine(installed: string, folder: string): Promise<Machine> {
  const copied = await capture('cp', ['--archive', '--reflink=auto', installed, folder]);
  assert.equal(copied.code, 0, copied.output);
  const network = await openNetwork();
  const output: string[] = [];
  const container = spawn(
    'systemd-nspawn',
    [
      '--boot',
      `--directory=${folder}`,
      `--machine=${path.basename(path.dirname(folder))}-${path.basename(folder)}`,
      `--network-namespace-path=${network.namespace}`,
      '--resolv-conf=off',
      '--register=no',
      '--console=pipe',
      // Without a systemd here there is no one to ask for a scope.
      ...(existsSync('/run/systemd/system') ? [] : ['--keep-unit']),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  );
  for (const stream of [container.stdout, container.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  }
  const machine: Machine = {
    folder,
    run: (program, arguments_) =>
      capture('nsenter', [
        `--target=${String(firstProcessOf(container))}`,
        ...ENTER_AS_ROOT,
        program,
        ...arguments_,
      ]),
    async stop({ keep } = { keep: false }) {
      await stopContainer(container);
      network.close();
      if (!keep) rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await until(
      async () =>
        firstProcessOf(container) !== null &&
        (await machine.run('systemctl', ['is-system-running'])).output.trim() === 'running',
      START_DEADLINE_MS,
      () => `The machine did not start:\n${output.join('')}`,
    );
    return machine;
  } catch (error) {
    await machine.stop();
    throw error;
  }
}

/** The process that is number 1 in a container; null before it is systemd. */
function firstProcessOf({ pid }: ChildProcess): number | null {
  try {
    const child = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return readFileSync(`/proc/${child}/comm`, 'utf8') === 'systemd\n' ? Number(child) : null;
  } catch {
    return null;
  }
}

async function stopContainer(container: ChildProcess): Promise<void> {
  if (container.exitCode !== null || container.signalCode !== null) return;
  const exited = once(container, 'exit');
  container.kill('SIGTERM');
  const timer = setTimeout(() => container.kill('SIGKILL'), STOP_DEADLINE_MS);
  await exited;
  clearTimeout(timer);
}

interface Network {
  /** The path of its namespace. */
  readonly namespace: string;
  readonly close: () => void;
}

/** Opens a network namespace of its own, so that no port or address here is in its way. */
async function openNetwork(): Promise<Network> {
  const holder = spawn('unshare', ['--net', 'sleep', 'infinity'], { stdio: 'ignore' });
  const namespace = `/proc/${holder.pid}/ns/net`;
  const own = readlinkSync('/proc/self/ns/net');
  await until(
    () => readlinkSync(namespace) !== own,
    START_DEADLINE_MS,
    () => 'No network namespace could be made.',
  );
  const bridge = spawn(
    'slirp4netns',
    ['--configure', '--disable-host-loopback', '--ready-fd=3', String(holder.pid), 'tap0'],
    { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] },
  );
  let reason = '';
  bridge.stderr?.on('data', (chunk: Buffer) => (reason += chunk.toString()));
  const close = (): void => {
    bridge.kill();
    holder.kill();
  };
  const isReady = await Promise.race([
    once(bridge.stdio[3] as Readable, 'data').then(() => true),
    once(bridge, 'exit').then(() => false),
  ]);
  if (isReady) return { namespace, close };
  close();
  throw new Error(`slirp4netns did not start: ${reason}`);
}
