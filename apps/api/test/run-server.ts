import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import { SERVER_ENTRY } from './server-entry.ts';
import { serviceEnvironment, type Settings } from './service-environment.ts';

const children: ChildProcess[] = [];

/** Ends every process that a test started and did not end. */
export function killRuns(): void {
  for (const child of children.splice(0)) child.kill('SIGKILL');
}

interface Run {
  readonly child: ChildProcess;
  /** Everything that the process has printed so far, on both streams. */
  printed(): string;
  /** Waits until the output matches a pattern, and returns the match. */
  prints(pattern: RegExp): Promise<RegExpExecArray>;
  /** What the process has printed so far for errors. */
  printedAsError(): string;
  exits(): Promise<number | null>;
  /** Waits until the process exits, with its code, or says that the service is running. */
  exitsOrRuns(): Promise<number | 'running' | null>;
}

const ADDRESS = /(http:\/\/localhost:\d+)\/api/u;

/** Runs the service, or a command of it, as a user does at a terminal, with only these settings. */
export function run(settings: Settings, command: readonly string[] = []): Run {
  const child = spawn(process.execPath, [SERVER_ENTRY, ...command], {
    env: serviceEnvironment({
      PORT: '0',
      LOG_LEVEL: 'error',
      SITE_DIR: '/nowhere',
      ...settings,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const exited = once(child, 'exit');
  const exits = async () => {
    const [code]: unknown[] = await exited;
    return typeof code === 'number' ? code : null;
  };
  const { promise: runs, resolve: noteThatItRuns } = Promise.withResolvers<'running'>();
  let text = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    if (ADDRESS.test(text)) noteThatItRuns('running');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    errors += chunk.toString();
  });
  return {
    child,
    printed: () => text,
    printedAsError: () => errors,
    prints: (pattern) =>
      vi.waitFor(
        () => {
          const found = pattern.exec(text);
          if (found === null) throw new Error(`It printed:\n${text}`);
          return found;
        },
        { timeout: 45_000 },
      ),
    exits,
    exitsOrRuns: () => Promise.race([exits(), runs]),
  };
}

/** The address that a service prints. */
export const addressOf = async (server: Run): Promise<string> =>
  (await server.prints(ADDRESS))[1] ?? '';
