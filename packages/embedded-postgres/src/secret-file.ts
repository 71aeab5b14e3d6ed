import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';

/**
 * Reads a secret file that only this user can read, or creates it. Two processes that start
 * together get the same secret, and a process that dies meanwhile leaves no partial file.
 */
export async function readOrCreateSecretFile(path: string, create: () => string): Promise<string> {
  const existing = await readIfThere(path);
  if (existing !== null) return existing;
  await makeFolder(dirname(path));
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, create(), { mode: 0o600, flag: 'wx', flush: true });
  try {
    // Linking fails when the name exists, so the second process reads the first one's secret.
    await link(draft, path);
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

const isAlreadyThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';
