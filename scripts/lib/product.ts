import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { globSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { REPOSITORY_ROOT } from './run.ts';

const STOP_DEADLINE_MS = 20_000;

/** The time limit for building and starting the product, in milliseconds. */
export const START_DEADLINE_MS = 120_000;

export interface Started {
  readonly npm: ChildProcess;
  readonly output: () => string;
}

/** Runs a script that serves the product. By default its database is in the folder. */
export function runProduct(
  script: string,
  port: number,
  dataDirectory: string,
  env: NodeJS.ProcessEnv = {},
): Started {
  const npm = spawn('npm', ['run', script], {
    cwd: REPOSITORY_ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDirectory, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, as a terminal creates.
    detached: true,
  });
  let text = '';
  npm.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  npm.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { npm, output: () => text };
}

export async function isServing(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${port}/api/v1/accounts/health/`)).ok;
  } catch {
    return false;
  }
}

/** @throws When the condition does not become true in time. */
export async function until(
  condition: () => Promise<boolean> | boolean,
  milliseconds: number,
  complaint: () => string,
): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!(await condition())) {
    assert.ok(Date.now() < deadline, complaint());
    await sleep(200);
  }
}

/** Waits until the site no longer responds and the database has shut down cleanly. */
export async function untilStopped(port: number, dataDirectory: string): Promise<void> {
  await until(
    async () =>
      !(await isServing(port)) &&
      globSync('**/postmaster.pid', { cwd: dataDirectory }).length === 0,
    STOP_DEADLINE_MS,
    () => 'npm did not stop cleanly',
  );
}
