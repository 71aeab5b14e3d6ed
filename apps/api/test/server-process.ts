import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@cleaning/test-setup/free-port';
import { SERVER_ENTRY } from './server-entry.ts';
import { serviceEnvironment, type Settings } from './service-environment.ts';

/**
 * Long, because several processes may start at once on a busy machine. A start that fails ends the
 * wait at once.
 */
export const START_DEADLINE_MS = 120_000;
const POLL_MS = 50;

/** The real service in a separate process. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Kills the process like a power cut. Its embedded database server keeps running. */
  kill(): Promise<void>;
  /** Ends the process in order, and with it its embedded database server. */
  stop(): Promise<void>;
}

interface StartOptions {
  /** The program: the service by default. */
  readonly entry?: string | undefined;
  /** How far the clock of the process is ahead of the machine's. */
  readonly aheadMs?: number;
}

const SHIFTED = ['--import', join(import.meta.dirname, 'shift-process-clock.ts')];

/**
 * Starts the service as a demo with these settings and no others; `DEMO: 'false'` starts the real
 * one.
 *
 * @throws with the output of the process, when it does not answer in time.
 */
export async function startServer(
  settings: Settings,
  { entry = SERVER_ENTRY, aheadMs = 0 }: StartOptions = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [...(aheadMs === 0 ? [] : SHIFTED), entry], {
    env: {
      ...serviceEnvironment({
        DEMO: 'true',
        PORT: String(port),
        LOG_LEVEL: 'fatal',
        SITE_DIR: join(import.meta.dirname, 'no-site'),
        ...settings,
      }),
      CLOCK_AHEAD_MS: String(aheadMs),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  }
  const url = `http://127.0.0.1:${port}`;
  try {
    await answer(child, url);
  } catch (cause) {
    await end(child, 'SIGKILL');
    throw new Error(`The service did not start. It said:\n${said.join('')}`, { cause });
  }
  return {
    url,
    pid: child.pid ?? 0,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

async function answer(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + START_DEADLINE_MS;
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error('It ended by itself.');
    const health = await fetch(`${url}/readyz`).catch(() => null);
    if (health?.ok === true) return;
    await sleep(POLL_MS);
  }
  throw new Error('It did not answer in time.');
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (hasEnded(child)) return;
  child.kill(signal);
  await once(child, 'exit');
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;
