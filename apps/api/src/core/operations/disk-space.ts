import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { isStorageFull } from '../db/database-errors.ts';

/**
 * Room for a few uploads and for PostgreSQL's next writes. Below this, writes are about to fail.
 */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

/**
 * How long a refused write counts as a full disk, unless free space shows it earlier. The disk may
 * be on another machine.
 */
const REFUSAL_COUNTS_MS = 30_000;

interface DiskOptions {
  /** The folders of this machine that the service writes to. */
  readonly folders: readonly string[];
  readonly now: () => Date;
}

/**
 * Detects calls that failed because a disk was full, on this machine or on the database server.
 *
 * @returns a function that is true while a disk is known to be full.
 */
export function watchDisk(app: FastifyInstance, { folders, now }: DiskOptions) {
  let refusedAt = Number.NEGATIVE_INFINITY;
  app.addHook('onError', async (_request, _reply, error) => {
    if (isStorageFull(error)) refusedAt = now().getTime();
  });
  return async (): Promise<boolean> =>
    now().getTime() - refusedAt < REFUSAL_COUNTS_MS ||
    (await Promise.all(folders.map(hasLittleSpace))).includes(true);
}

async function hasLittleSpace(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < LEAST_FREE_BYTES;
  } catch {
    // A folder that nothing was written to yet may not exist.
    return false;
  }
}
