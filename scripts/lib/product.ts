import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { REPOSITORY_ROOT } from './run.ts';

const STOP_DEADLINE_MS = 20_000;

/** How long the product may take to build and start, in milliseconds. */
export const START_DEADLINE_MS = 120_000;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface Started {
  readonly npm: ChildProcess;
  readonly output: () => string;
}

/** Runs a script of the repository that serves the product. Its database is in the folder by default. */
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
    // A process group of its own, as a terminal gives it.
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

/** @throws When the condition does not come true in time. */
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

/** The site answers no more, and the database has put its files in order. */
export async function untilStopped(port: number, dataDirectory: string): Promise<void> {
  await until(
    async () =>
      !(await isServing(port)) &&
      globSync('**/postmaster.pid', { cwd: dataDirectory }).length === 0,
    STOP_DEADLINE_MS,
    () => 'npm did not stop cleanly',
  );
}
