import { access, constants } from 'node:fs/promises';

/**
 * Whether this process may write into every folder: none belongs to another user, or is on a disk
 * that became read-only. A folder that nothing was written to yet may not exist.
 */
export async function canWriteInto(folders: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(folders.map(isWritable));
  return !answers.includes(false);
}

async function isWritable(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT';
  }
}
