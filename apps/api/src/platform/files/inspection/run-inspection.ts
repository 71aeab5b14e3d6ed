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

/** Beside this file in the source and, with another extension, in the build. */
const PROGRAM = join(import.meta.dirname, `inspection-process${extname(import.meta.filename)}`);

/** What one inspection may take. A picture of 48 megapixels, the largest of a phone, takes 1.2 GB. */
export const INSPECTION_LIMITS = {
  /** From the start of the process to its answer. */
  milliseconds: 30_000,
  /** Of all threads together; the kernel ends the process even if the service is gone. */
  processorSeconds: 30,
  /** Of all data, in and outside JavaScript; Node.js reserves 0.6 GB. Linux keeps to it, macOS does not. */
  kilobytes: 2 * 1024 * 1024,
  /** Of JavaScript's own memory. */
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
      /** Null when the file is kept as it came. */
      readonly content: Uint8Array | null;
    };

/** A reader that a file took over might send anything. */
const resultSchema: z.ZodType<InspectionResult> = z.union([
  z.strictObject({ refusal: z.enum(REFUSALS) }),
  z.strictObject({
    mediaType: z.enum(UPLOAD_MEDIA_TYPES),
    content: z.instanceof(Uint8Array).nullable(),
  }),
]);

/**
 * Reads a file in a process of its own, without the settings of the service, and ends the process when it
 * takes too long or too much. What a file does to its reader ends with that process.
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
      // A process that ends meanwhile is noticed by its end.
      child.send(inspection, () => {});
    }
  });
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve);
    child.once('error', reject);
  }).finally(() => clearTimeout(timer));
  if (result !== null) return result;
  // A file may end the process by a signal; what ends by itself or never starts is a fault of ours.
  if (!isReady || exitCode !== null) {
    throw new Error(`The process that reads files failed (${exitCode}): ${problem}`);
  }
  return { refusal: 'unreadable' };
}

/** The shell sets limits that Node.js has no call for, and becomes the process. */
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
