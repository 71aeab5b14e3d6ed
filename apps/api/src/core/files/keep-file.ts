import { createHash, randomUUID } from 'node:crypto';
import type { FileSource } from '@cleaning/contract/files';
import type { HandlerDependencies } from '../dependencies.ts';
import type { UploadedFile } from '../http/handlers.ts';
import { insertStoredFile, type FilePurpose, type StoredFileRow } from './file-repository.ts';
import { inspectFile } from './inspection/inspect-file.ts';

interface FileOwnership {
  readonly clientId: string;
  readonly uploaderId: string;
  readonly source: FileSource;
  readonly purpose: FilePurpose;
  readonly now: Date;
}

/**
 * Checks a file, makes it safe and stores it. It is stored before the transaction that refers to
 * it begins. If that transaction never commits, the file is an orphan, which clean-up removes.
 *
 * @throws ApiError `validation_failed` when the file is refused.
 */
export async function keepFile(
  { database, fileStore }: Pick<HandlerDependencies, 'database' | 'fileStore'>,
  file: UploadedFile,
  { now, ...ownership }: FileOwnership,
): Promise<StoredFileRow> {
  const { content, ...inspected } = await inspectFile(file);
  const id = randomUUID();
  const row = await insertStoredFile(database, {
    ...ownership,
    ...inspected,
    id,
    byteSize: content.length,
    sha256: createHash('sha256').update(content).digest(),
    // Spreads files over folders, since some file systems slow down with many files in one.
    storageKey: `${id.slice(0, 2)}/${id}`,
    createdAt: now,
  });
  await fileStore.put(row.storageKey, content, inspected.mediaType);
  return row;
}
