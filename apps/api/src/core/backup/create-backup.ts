import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Client, escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { createDatabaseClient } from '../db/client.ts';
import { listReferencedKeys } from '../files/file-repository.ts';
import { FileMissingError, type FileStore } from '../files/file-store.ts';
import { writeArchive, type Entry } from './archive.ts';
import { describeDatabase } from './describe-database.ts';
import { CHECKSUMS_NAME, fileName, HEADER_NAME, newHeader, rowsName } from './manifest.ts';

/**
 * Rows are split into entries of about this size, so that memory use does not grow with a table.
 */
const PART_BYTES = 8 * 1024 * 1024;

interface BackupSource {
  readonly databaseUrl: string;
  readonly fileStore: FileStore;
  readonly now: Date;
}

/** The content of a backup, in counts. */
export interface BackupSummary {
  readonly tables: number;
  readonly files: number;
  /**
   * The storage keys of files that the store lacks although something refers to them. A file that
   * was deleted during the backup is none of them.
   */
  readonly missingFiles: readonly string[];
}

/**
 * Backs up the whole database in one snapshot, and the files that it refers to, while the service
 * runs. Every change acknowledged before the start is included.
 *
 * @param file is created; an existing file is never overwritten.
 * @param recipient an age public key to encrypt for, or null.
 */
export async function createBackup(
  file: string,
  recipient: string | null,
  { databaseUrl, fileStore, now }: BackupSource,
): Promise<BackupSummary> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'cleaning-backup' });
  await client.connect();
  let tables = 0;
  let files = 0;
  const missingFiles: string[] = [];

  async function* entries(): AsyncGenerator<Entry> {
    const header = newHeader({ createdAt: now.toISOString(), ...(await describeDatabase(client)) });
    yield { name: HEADER_NAME, content: Buffer.from(JSON.stringify(header, null, 2)) };
    for (const [table, columns] of Object.entries(header.tables)) {
      tables += 1;
      yield* rowsOf(client, table, columns);
    }
    const { rows } = await client.query<{ key: string }>(
      'select storage_key as key from stored_files order by storage_key',
    );
    const notFound: string[] = [];
    for (const { key } of rows) {
      const content = await readIfThere(fileStore, key);
      if (content === null) {
        notFound.push(key);
      } else {
        yield { name: fileName(key), content };
        files += 1;
      }
    }
    missingFiles.push(...(await keepReferenced(databaseUrl, notFound)));
  }

  try {
    await client.query('begin isolation level repeatable read read only');
    await writeArchive(file, withChecksums(entries()), recipient);
    await client.query('commit');
  } finally {
    await client.end();
  }
  return { tables, files, missingFiles };
}

async function readIfThere(fileStore: FileStore, key: string): Promise<Buffer | null> {
  try {
    return await buffer(await fileStore.open(key));
  } catch (error) {
    if (error instanceof FileMissingError) return null;
    throw error;
  }
}

/**
 * Of some files, those that are referenced now, which the snapshot of the backup cannot tell: only
 * files that nothing refers to any more are deleted, and an upload that failed leaves a row without
 * a file.
 */
async function keepReferenced(
  databaseUrl: string,
  keys: readonly string[],
): Promise<readonly string[]> {
  if (keys.length === 0) return [];
  const { database, close } = createDatabaseClient({ url: databaseUrl, maxConnections: 1 });
  try {
    const referenced = await listReferencedKeys(database);
    return keys.filter((key) => referenced.has(key));
  } finally {
    await close();
  }
}

async function* rowsOf(
  client: Client,
  table: string,
  columns: readonly string[],
): AsyncGenerator<Entry> {
  const names = columns.map((column) => escapeIdentifier(column)).join(', ');
  const rows = client.query(copyTo(`copy ${escapeIdentifier(table)} (${names}) to stdout`));
  let chunks: Buffer[] = [];
  let bytes = 0;
  let part = 0;
  const nextEntry = (): Entry => {
    part += 1;
    const content = Buffer.concat(chunks);
    chunks = [];
    bytes = 0;
    return { name: rowsName(table, part), content };
  };
  for await (const chunk of rows) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes >= PART_BYTES) yield nextEntry();
  }
  if (bytes > 0) yield nextEntry();
}

async function* withChecksums(entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  const checksums: Record<string, string> = {};
  for await (const entry of entries) {
    checksums[entry.name] = createHash('sha256').update(entry.content).digest('hex');
    yield entry;
  }
  yield { name: CHECKSUMS_NAME, content: Buffer.from(JSON.stringify(checksums)) };
}
