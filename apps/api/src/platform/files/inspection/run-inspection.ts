import { fork, type ChildProcess } from 'node:child_process';
import { extname, join } from 'node:path';
import { UPLOAD_MEDIA_TYPES, type UploadMediaType } from '@cleaning/contract';
import pLimit from 'p-limit';
import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';
import { REFUSALS, type Refusal } from './refused-file.ts';

export interface Inspection {
  readonly content: Uint8Array;
  readonly mediaType: UploadMediaType;
}

/** The program is beside this file, with another extension once built. */
const PROGRAM = join(import.meta.dirname, `inspection-process${extname(import.meta.filename)}`);

/** The limits of one inspection. The largest phone picture, of 48 megapixels, takes 1.2 GB. */
export const INSPECTION_LIMITS = {
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

export type InspectionLimits = typeof INSPECTION_LIMITS;

const AT_ONCE = 2;
const MAX_WAITING = 10;
const limit = pLimit(AT_ONCE);

export type InspectionResult =
  | { readonly refusal: Refusal }
  | {
      readonly mediaType: UploadMediaType;
      /** Null when the file is stored unchanged. */
      readonly content: Uint8Array | null;
    };

/** Validated, because a reader that a malicious file has taken over might send anything. */
const resultSchema: z.ZodType<InspectionResult> = z.union([
  z.strictObject({ refusal: z.enum(REFUSALS) }),
  z.strictObject({
    mediaType: z.enum(UPLOAD_MEDIA_TYPES),
    content: z.instanceof(Uint8Array).nullable(),
  }),
]);

/**
 * Inspects a file in a separate process, which has no access to the settings of the service, and
 * kills it when it exceeds its limits. An exploit or crash of a reader is so confined to that
 * process.
 *
 * @throws ApiError `unavailable` while too many files wait; Error when no process can be started.
 */
export async function runInspection(
  inspection: Inspection,
  limits: InspectionLimits = INSPECTION_LIMITS,
): Promise<InspectionResult> {
  if (limit.activeCount + limit.pendingCount >= AT_ONCE + MAX_WAITING) {
    throw new ApiError(
      'unavailable',
      'We are checking many files at the moment. Send this one again in a minute.',
      { headers: { 'retry-after': '30' } },
    );
  }
  return limit(() => inspectInProcess(inspection, limits));
}

async function inspectInProcess(
  inspection: Inspection,
  limits: InspectionLimits,
): Promise<InspectionResult> {
  const child = startProcess(limits);
  const timer = setTimeout(() => child.kill('SIGKILL'), limits.milliseconds);
  let isReady = false;
  let result: InspectionResult | null = null;
  let problem = '';
  child.stderr?.on(
    'data',
    (chunk: Buffer) => (problem = (problem + chunk.toString()).slice(-2000)),
  );
  child.on('message', (message: unknown) => {
    if (isReady) {
      result = resultSchema.safeParse(message).data ?? null;
      child.kill('SIGKILL');
    } else {
      isReady = true;
      // If the process has exited, its exit event reports that.
      child.send(inspection, () => {});
    }
  });
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve);
    child.once('error', reject);
  }).finally(() => clearTimeout(timer));
  if (result !== null) return result;
  // A malicious file may end the process by a signal. A process that exits by itself or never
  // starts is an error of the service.
  if (!isReady || exitCode !== null) {
    throw new Error(`The process that reads files failed (${exitCode}): ${problem}`);
  }
  return { refusal: 'unreadable' };
}

/**
 * Starts the process through a shell, which sets limits that Node.js cannot set, and then replaces
 * itself by the process.
 */
function startProcess({
  processorSeconds,
  kilobytes,
  heapMegabytes,
}: InspectionLimits): ChildProcess {
  const script = `ulimit -c 0; ulimit -t ${processorSeconds}; ulimit -d ${kilobytes}; exec "$0" "$@"`;
  return fork(PROGRAM, [], {
    execPath: '/bin/sh',
    execArgv: ['-c', script, process.execPath, `--max-old-space-size=${heapMegabytes}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}
