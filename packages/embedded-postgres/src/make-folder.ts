import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A folder cannot be created at a path: a file is there, or its parent cannot contain it. */
export class FolderError extends Error {
  override readonly name = 'FolderError';

  constructor(path: string, cause: unknown) {
    super(`The folder ${path} cannot be made.`, { cause });
  }
}

/**
 * Creates a folder and its parents. The recursive `mkdir` of Node.js retries for ever in places
 * such as `/proc`, which exists but reports that it does not.
 *
 * @param mode the permissions of a new folder; its new parents get the usual ones.
 * @throws FolderError; or the system error when permission or space is missing.
 */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(path, mode);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) return assertIsFolder(path, error);
    await makeFolder(dirname(path));
    await mkdir(path, mode).catch((again: unknown) => assertIsFolder(path, again));
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
