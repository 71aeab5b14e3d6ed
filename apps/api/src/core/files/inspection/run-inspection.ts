import { UPLOAD_MEDIA_TYPES, type UploadMediaType } from '@cleaning/contract/files/rules';
import { z } from 'zod';
import { programBeside } from './program-path.ts';
import { readInProcess, type ReaderLimits, type ReaderProgram } from './reader-process.ts';
import { REFUSALS, type Refusal } from './refused-file.ts';

export interface Inspection {
  readonly content: Uint8Array;
  readonly mediaType: UploadMediaType;
}

export type InspectionResult =
  | { readonly refusal: Refusal }
  | {
      readonly mediaType: UploadMediaType;
      /** Null when the file is stored unchanged. */
      readonly content: Uint8Array | null;
    };

const PROGRAM: ReaderProgram<InspectionResult> = {
  path: programBeside(import.meta, 'inspection-process'),
  result: z.union([
    z.strictObject({ refusal: z.enum(REFUSALS) }),
    z.strictObject({
      mediaType: z.enum(UPLOAD_MEDIA_TYPES),
      content: z.instanceof(Uint8Array).nullable(),
    }),
  ]),
};

/**
 * Inspects a file in a process of its own.
 *
 * @throws ApiError `unavailable` while too many files wait; Error when no process can be started.
 */
export async function runInspection(
  inspection: Inspection,
  limits?: ReaderLimits,
): Promise<InspectionResult> {
  return (await readInProcess(PROGRAM, inspection, limits)) ?? { refusal: 'unreadable' };
}
