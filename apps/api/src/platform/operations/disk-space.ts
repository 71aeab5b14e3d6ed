import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { isStorageFull } from '../db/database-errors.ts';

/** Room for a few uploads, and for what PostgreSQL writes at once: below this, writes are about to fail. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

/** How long a write that was refused counts, unless free space says more: the disk may be another machine's. */
const REFUSAL_COUNTS_MS = 30_000;

interface DiskOptions {
  /** The folders of this machine that the service writes to. */
  readonly folders: readonly string[];
  readonly now: () => Date;
}

/**
 * Watches the calls of an app for writes that a full disk refused, its own or the database server's.
 *
 * @returns a check that is true while the disk is full, as far as is known.
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
    // A folder that nothing was written to yet need not be there.
    return false;
  }
}
