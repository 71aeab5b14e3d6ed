import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Client, escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
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
  /** Files that were deleted after their row was read and before they could be. */
  readonly missingFiles: number;
}

/**
 * Backs up the whole database in one snapshot, and the files that it refers to, while the service
 * runs. Every change acknowledged before the start is included.
 *
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
  let missingFiles = 0;

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
    for (const { key } of rows) {
      try {
        yield { name: fileName(key), content: await buffer(await fileStore.open(key)) };
        files += 1;
      } catch (error) {
        if (!(error instanceof FileMissingError)) throw error;
        missingFiles += 1;
      }
    }
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
