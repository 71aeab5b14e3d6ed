import { fork, type ChildProcess } from 'node:child_process';
import pLimit from 'p-limit';
import type { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';
import { inTurn } from '../../in-turn.ts';

/** The limits of one reader. The largest phone picture, of 48 megapixels, takes 1.2 GB. */
export const READER_LIMITS = {
  /**
   * For a turn. With the time to read it stays below the minute after which a silent connection is
   * cut.
   */
  waitMilliseconds: 10_000,
  /** From the start of the process to its result. */
  milliseconds: 30_000,
  /** For all threads together. The kernel enforces it even if the service has ended. */
  processorSeconds: 30,
  /**
   * For all data, in and outside of JavaScript; Node.js reserves 0.6 GB. Linux enforces it, macOS
   * does not.
   */
  kilobytes: 2 * 1024 * 1024,
  /** For the JavaScript heap. */
  heapMegabytes: 768,
};

export type ReaderLimits = typeof READER_LIMITS;

/** A program that reads one file and sends its result, with `serveReader`. */
export interface ReaderProgram<Result> {
  /** The main module of the process. */
  readonly path: string;
  /** Validates the result, because a reader that a malicious file has taken over might send anything. */
  readonly result: z.ZodType<Result>;
}

const AT_ONCE = 2;
const MAX_WAITING = 10;
const limit = pLimit(AT_ONCE);
let accepted = 0;

/**
 * Reads a file in a separate process, which has no access to the settings of the service, and kills
 * it when it exceeds its limits. An exploit, a crash or a slow file is so confined to that process.
 *
 * @param input the file and what its reader has to know.
 * @returns null when the file exceeded the limits or ended the process.
 * @throws ApiError `unavailable` while too many files wait, or when this one waited too long; Error
 *   when no process can be started.
 */
export async function readInProcess<Result>(
  program: ReaderProgram<Result>,
  input: object,
  limits: ReaderLimits = READER_LIMITS,
): Promise<Result | null> {
  if (accepted >= AT_ONCE + MAX_WAITING) throw tooBusy();
  accepted += 1;
  const { waitMilliseconds } = limits;
  return inTurn({ limit, waitMilliseconds, tooBusy }, () => read(program, input, limits)).finally(
    () => (accepted -= 1),
  );
}

const tooBusy = (): ApiError =>
  new ApiError(
    'unavailable',
    'We are checking many files at the moment. Send this one again in a minute.',
    { headers: { 'retry-after': '30' } },
  );

async function read<Result>(
  { path, result: schema }: ReaderProgram<Result>,
  input: object,
  limits: ReaderLimits,
): Promise<Result | null> {
  const child = startProcess(path, limits);
  const timer = setTimeout(() => child.kill('SIGKILL'), limits.milliseconds);
  let isReady = false;
  let result: Result | null = null;
  let problem = '';
  child.stderr?.on(
    'data',
    (chunk: Buffer) => (problem = (problem + chunk.toString()).slice(-2000)),
  );
  child.on('message', (message: unknown) => {
    if (isReady) {
      result = schema.safeParse(message).data ?? null;
      child.kill('SIGKILL');
    } else {
      isReady = true;
      // If the process has exited, its exit event reports that.
      child.send(input, () => {});
    }
  });
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve);
    child.once('error', reject);
  }).finally(() => clearTimeout(timer));
  if (result !== null) return result;
  // On a machine that is busy, the time may be over before the process has started.
  if (!isReady && exitCode === null) throw tooBusy();
  // A malicious file may end the process by a signal. A process that exits by itself is an error of
  // the service.
  if (exitCode !== null) {
    throw new Error(`The process that reads files failed (${exitCode}): ${problem}`);
  }
  return null;
}

/**
 * Starts the process through a shell, which sets limits that Node.js cannot set, and then replaces
 * itself by the process.
 */
function startProcess(
  path: string,
  { processorSeconds, kilobytes, heapMegabytes }: ReaderLimits,
): ChildProcess {
  const script = `ulimit -c 0; ulimit -t ${processorSeconds}; ulimit -d ${kilobytes}; exec "$0" "$@"`;
  return fork(path, [], {
    execPath: '/bin/sh',
    execArgv: ['-c', script, process.execPath, `--max-old-space-size=${heapMegabytes}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}
