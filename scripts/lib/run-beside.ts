import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { REPOSITORY_ROOT } from './run.ts';

/** A program that serves until it is stopped: the `dev` script of a package. */
export interface Part {
  /** As in a sentence: "The API". */
  readonly name: string;
  /** The folder of the package, below the root. */
  readonly folder: string;
  /** A line of a program that `node --watch` runs, once it works. */
  readonly hasStarted?: RegExp;
}

/** What `node --watch` says when the program ended, before it waits for a change of a file. */
const WAITS_FOR_A_CHANGE = /^Failed running /u;

/**
 * Runs programs beside each other until one of them ends or cannot start, then stops the others and
 * says which it was.
 *
 * @returns the exit code: 0 after a signal.
 */
export async function runBeside(parts: readonly Part[]): Promise<number> {
  const signal = new Promise<null>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => resolve(null));
  });
  const running = parts.map((part) => start(part));
  const failed = await Promise.race([signal, ...running.map(({ failed: fails }) => fails)]);
  await Promise.all(running.map(({ stop }) => stop()));
  if (failed === null) return 0;
  console.error(
    `\n${failed.name} is not running, so the others were stopped. The lines that begin with "${labelOf(failed)}" say why.`,
  );
  return 1;
}

const labelOf = ({ folder }: Part): string => path.basename(folder);

interface Running {
  /** Resolves when the program ended, or could not start. */
  readonly failed: Promise<Part>;
  readonly stop: () => Promise<void>;
}

function start(part: Part): Running {
  const cwd = path.join(REPOSITORY_ROOT, part.folder);
  const { scripts } = JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly dev: string };
  };
  const [program = '', ...arguments_] = scripts.dev.split(' ');
  const child = spawn(program, arguments_, {
    cwd,
    env: {
      ...process.env,
      PATH: [path.join(cwd, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter),
      STORYBOOK_DISABLE_TELEMETRY: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const failed = Promise.withResolvers<Part>();
  let hasStarted = false;
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      console.log(`${labelOf(part)} │ ${line}`);
      hasStarted ||= part.hasStarted?.test(line) ?? false;
      if (!WAITS_FOR_A_CHANGE.test(line)) return;
      if (hasStarted)
        console.log(`${part.name} is not running. It starts again when a file changes.`);
      else failed.resolve(part);
    });
  }
  void closed.catch(() => null).then(() => failed.resolve(part));
  return {
    failed: failed.promise,
    stop: async () => {
      child.kill('SIGTERM');
      await closed.catch(() => null);
    },
  };
}
