import { createHash, randomUUID } from 'node:crypto';
import type { FileLink, FileSource } from '@cleaning/contract/files';
import { API_BASE_PATH } from '@cleaning/contract/http/rules';
import type { HandlerDependencies } from '../dependencies.ts';
import type { UploadedFile } from '../http/handlers.ts';
import type { Secrets } from '../security/secrets.ts';
import { signatureOf } from './file-links.ts';
import { insertStoredFile, type FilePurpose, type StoredFileRow } from './file-repository.ts';
import { inspectFile } from './inspection/inspect-file.ts';

/** How long a link to a file works, in milliseconds. */
const LINK_LIFETIME_MS = 5 * 60_000;

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

/** A link to the file. The caller must check first that the user may see it. */
export function linkToFile(
  secrets: Secrets,
  { fileId, now }: { readonly fileId: string; readonly now: Date },
): FileLink {
  const expiresAt = new Date(Math.ceil((now.getTime() + LINK_LIFETIME_MS) / 1000) * 1000);
  const expires = String(expiresAt.getTime() / 1000);
  const signature = signatureOf(secrets, { id: fileId, expires });
  const query = new URLSearchParams({ expires, signature });
  return {
    url: `${API_BASE_PATH}/files/${fileId}/?${query.toString()}`,
    expires_at: expiresAt.toISOString(),
  };
}
