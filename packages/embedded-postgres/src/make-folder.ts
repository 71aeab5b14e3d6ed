import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** There can be no folder at a path: something else is there, or its parent takes none. */
export class FolderError extends Error {
  override readonly name = 'FolderError';

  constructor(path: string, cause: unknown) {
    super(`The folder ${path} cannot be made.`, { cause });
  }
}

/**
 * Makes a folder with those above it. `mkdir` of Node.js does so too, but tries for ever in a place such as
 * `/proc`, which is there and answers that it is not.
 *
 * @throws FolderError; or the error of the system where a right or some space is missing.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) return assertIsFolder(path, error);
    await makeFolder(dirname(path));
    await mkdir(path).catch((again: unknown) => assertIsFolder(path, again));
  }
}

const NO_PLACE = new Set(['EEXIST', 'ENOENT', 'ENOTDIR']);

async function assertIsFolder(path: string, error: unknown): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory() === true) return;
  throw NO_PLACE.has(String(codeOf(error))) ? new FolderError(path, error) : error;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
