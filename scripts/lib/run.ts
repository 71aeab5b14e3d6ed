import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export const REPOSITORY_ROOT = path.resolve(import.meta.dirname, '../..');

interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

const withLocalBinaries = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  PATH: `${path.join(REPOSITORY_ROOT, 'node_modules/.bin')}${path.delimiter}${env['PATH'] ?? ''}`,
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
});

/** Runs a command with its output in this terminal. Resolves with the exit code. */
export function run(
  command: string,
  arguments_: readonly string[],
  { cwd = REPOSITORY_ROOT, env = {} }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, arguments_, {
      cwd,
      env: withLocalBinaries({ ...process.env, ...env }),
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

interface LabelledOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** The scheduling priority: 0 is normal, and a higher number gives way to a lower one. */
  readonly priority?: number;
}

/**
 * Runs a command and prints each line of its output at once, behind a label, so that the lines of
 * commands that run beside each other can be told apart. Resolves with the exit code.
 */
export async function runLabelled(
  label: string,
  [program, ...arguments_]: readonly [string, ...string[]],
  { env = {}, priority = 0 }: LabelledOptions = {},
): Promise<number> {
  const child = spawn(program, arguments_, {
    cwd: REPOSITORY_ROOT,
    env: withLocalBinaries({ ...process.env, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid !== undefined) setPriority(child.pid, priority);
  const print = (stream: Readable): void => {
    createInterface({ input: stream }).on('line', (line) => console.log(`${label} │ ${line}`));
  };
  print(child.stdout);
  print(child.stderr);
  const [code]: unknown[] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
}

/** Runs a command and captures its output. */
export function capture(
  command: string,
  arguments_: readonly string[],
  { cwd = REPOSITORY_ROOT, env = {} }: RunOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, arguments_, {
      cwd,
      env: withLocalBinaries({ ...process.env, ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}
