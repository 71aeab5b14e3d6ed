import { z } from 'zod';
import { refuseField } from '../../http/api-error.ts';
import { READER_LIMITS, readInProcess, type ReaderProgram } from './reader-process.ts';
import type { TextAnswer } from './serve-text-reader.ts';

/** The largest text file takes less than a second and 0.2 GB. */
const LIMITS = { ...READER_LIMITS, processorSeconds: 5, heapMegabytes: 256 };

interface TextFile {
  /** The content, and what the program has to know to read it. */
  readonly input: object;
  /** The field of the request with the file. */
  readonly field: string;
}

/**
 * Reads a text file in a process of its own.
 *
 * @throws ApiError `validation_failed` with the reason when the program refuses the file or exceeds
 *   its limits; `unavailable` while too many files wait.
 */
export async function readTextFile<File>(
  { path, result }: ReaderProgram<File>,
  { input, field }: TextFile,
): Promise<File> {
  const answer: z.ZodType<TextAnswer<File>> = z.union([
    z.strictObject({ refusal: z.string().max(500) }),
    z.strictObject({ file: result }),
  ]);
  const read = await readInProcess({ path, result: answer }, input, LIMITS);
  if (read === null) {
    throw refuseField(field, 'This file could not be read. Export it again and try once more.');
  }
  if ('refusal' in read) throw refuseField(field, read.refusal);
  return read.file;
}
