import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '@cleaning/embedded-postgres/make-folder';
import { z } from 'zod';

const lastBackupSchema = z.object({
  /** When a backup that lacked nothing was last finished; null when none was. */
  succeededAt: z.iso.datetime().nullable(),
  /** How many files the latest backup did not find. */
  missingFiles: z.int().nonnegative(),
});

export type LastBackup = z.infer<typeof lastBackupSchema>;

const NONE: LastBackup = { succeededAt: null, missingFiles: 0 };

const pathIn = (dataDirectory: string): string => join(dataDirectory, 'last-backup.json');

/** The result of the latest backup that ran with this data directory. */
export async function readLastBackup(dataDirectory: string): Promise<LastBackup> {
  try {
    return lastBackupSchema.parse(JSON.parse(await readFile(pathIn(dataDirectory), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return NONE;
    throw error;
  }
}

/**
 * Keeps the result of a backup, for the metrics of the service. It is in a file and not in the
 * database, so that a backup which ran with the data directory of another service counts as none.
 */
export async function recordBackup(
  dataDirectory: string,
  { now, missingFiles }: { readonly now: Date; readonly missingFiles: number },
): Promise<void> {
  await makeFolder(dataDirectory);
  const { succeededAt } =
    missingFiles === 0 ? { succeededAt: now.toISOString() } : await readLastBackup(dataDirectory);
  const draft = `${pathIn(dataDirectory)}.${randomUUID()}`;
  const result: LastBackup = { succeededAt, missingFiles };
  await writeFile(draft, JSON.stringify(result), { mode: 0o600, flag: 'wx' });
  await rename(draft, pathIn(dataDirectory));
}
