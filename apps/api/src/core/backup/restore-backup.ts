import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Client, escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../db/migrate.ts';
import type { FileStore } from '../files/file-store.ts';
import { readArchive, type Entry } from './archive.ts';
import { BackupError, DAMAGED } from './backup-error.ts';
import {
  CHECKSUMS_NAME,
  checksumsSchema,
  HEADER_NAME,
  headerSchema,
  parseName,
  type Header,
} from './manifest.ts';

interface RestoreTarget {
  readonly databaseUrl: string;
  readonly fileStore: FileStore;
  /** The fingerprint of the key that the service will have; null where it is not known. */
  readonly keyFingerprint: Buffer | null;
}

/** The content that was restored, or only checked, in counts. */
export interface RestoreSummary {
  readonly createdAt: string;
  readonly files: number;
  /** The fingerprint of the key of then; null in a backup from before it was kept. */
  readonly keyFingerprint: Buffer | null;
}

/**
 * Reads a whole backup and compares each part with its checksum.
 *
 * @throws BackupError when it is damaged, incomplete, or encrypted for another key.
 */
export async function checkBackup(file: string, identity: string | null): Promise<RestoreSummary> {
  let createdAt = '';
  let files = 0;
  let keyFingerprint: Buffer | null = null;
  for await (const entry of checkedEntries(file, identity)) {
    if (entry.name === HEADER_NAME) ({ createdAt } = readHeader(entry));
    else if (entry.name.startsWith('files/')) files += 1;
    else keyFingerprint ??= readKeyFingerprint(entry);
  }
  return { createdAt, files, keyFingerprint };
}

/** The first bytes among the rows of the table that keeps the fingerprint, as COPY writes them. */
function readKeyFingerprint({ name, content }: Entry): Buffer | null {
  const target = parseName(name);
  if (target === null || !('table' in target) || target.table !== 'secret_key_checks') return null;
  const [, hex] = /\\\\x([\da-f]+)/u.exec(content.toString('latin1')) ?? [];
  return hex === undefined ? null : Buffer.from(hex, 'hex');
}

/**
 * Restores a backup into an empty database and file store. The database is restored wholly or not
 * at all. A backup of an older version is migrated.
 *
 * @throws BackupError when the database is not empty, the service has another key, or the backup is
 *   damaged.
 * @throws MigrationError when the backup is of a newer version, or from before the baseline of the
 *   migrations.
 */
export async function restoreBackup(
  file: string,
  identity: string | null,
  { databaseUrl, fileStore, keyFingerprint }: RestoreTarget,
): Promise<RestoreSummary> {
  // Checks the whole backup first, so that damage is found before anything is written.
  const checked = await checkBackup(file, identity);
  if (
    keyFingerprint !== null &&
    checked.keyFingerprint !== null &&
    !checked.keyFingerprint.equals(keyFingerprint)
  ) {
    throw new BackupError(
      'SECRET_KEY is not the key of the service that made this backup, so nothing was restored. Set SECRET_KEY to the key of then.',
    );
  }
  const entries = checkedEntries(file, identity);
  const first = await entries.next();
  if (first.done === true || first.value.name !== HEADER_NAME) {
    throw new BackupError('This file is not a backup of the service.');
  }
  const header = readHeader(first.value);
  await migrate(databaseUrl, { upTo: header.migrations.lastWrittenAt });

  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'cleaning-restore',
  });
  await client.connect();
  let files = 0;
  try {
    await client.query('begin');
    await assertEmpty(client);
    const foreignKeys = await dropForeignKeys(client);
    await prepareTables(client, header);
    const rows = createRowsWriter(client, header);
    for await (const { name, content } of entries) {
      const target = parseName(name);
      if (target === null) throw new BackupError(`This backup holds an unknown part: ${name}`);
      if ('table' in target) {
        await rows.write(target.table, content);
      } else {
        await fileStore.put(target.storageKey, content, 'application/octet-stream');
        files += 1;
      }
    }
    await rows.end();
    for (const { table, column, lastValue } of header.sequences) {
      await client.query('select setval(pg_get_serial_sequence($1, $2), $3::bigint)', [
        table,
        column,
        lastValue,
      ]);
    }
    // Adding a foreign key again checks every reference.
    for (const { table, name, definition } of foreignKeys) {
      await client.query(
        `alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`,
      );
    }
    await enableTriggers(client, header);
    await client.query('commit');
  } finally {
    await client.end();
  }
  await migrate(databaseUrl);
  return { ...checked, createdAt: header.createdAt, files };
}

function readHeader({ content }: Entry): Header {
  const header = headerSchema.safeParse(parseJson(content));
  if (!header.success) throw new BackupError('This backup is of a format that is not known here.');
  return header.data;
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch (cause) {
    throw new BackupError(DAMAGED, { cause });
  }
}

/**
 * Yields the entries except the checksums, and compares each entry's checksum; throws at the end
 * when one differs.
 */
async function* checkedEntries(file: string, identity: string | null): AsyncGenerator<Entry> {
  const found = new Map<string, string>();
  let checksums: Readonly<Record<string, string>> | null = null;
  for await (const entry of readArchive(file, identity)) {
    if (entry.name === CHECKSUMS_NAME) {
      checksums = checksumsSchema.parse(parseJson(entry.content));
      continue;
    }
    found.set(entry.name, createHash('sha256').update(entry.content).digest('hex'));
    yield entry;
  }
  const isWhole =
    checksums !== null &&
    Object.keys(checksums).length === found.size &&
    Object.entries(checksums).every(([name, checksum]) => found.get(name) === checksum);
  if (!isWhole) throw new BackupError(DAMAGED);
}

async function assertEmpty(client: Client): Promise<void> {
  const { rows } = await client.query('select 1 from users limit 1');
  if (rows.length === 0) return;
  throw new BackupError(
    'The database already holds data, so nothing was restored. Name an empty one in DATABASE_URL, or an empty folder in DATA_DIR.',
  );
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Tables refer to each other in both directions, so no order of inserts satisfies every foreign
 * key.
 */
async function dropForeignKeys(client: Client): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
  }
  return rows;
}

/**
 * Empties the tables, because the backup also contains the rows that migrations added, and disables
 * triggers, which must not run for restored rows.
 */
async function prepareTables(client: Client, { tables }: Header): Promise<void> {
  for (const table of Object.keys(tables)) {
    await client.query(`alter table ${escapeIdentifier(table)} disable trigger user`);
    await client.query(`truncate ${escapeIdentifier(table)}`);
  }
}

async function enableTriggers(client: Client, { tables }: Header): Promise<void> {
  for (const table of Object.keys(tables)) {
    await client.query(`alter table ${escapeIdentifier(table)} enable trigger user`);
  }
}

/** Parts of one table are adjacent, and are written by one COPY. */
function createRowsWriter(client: Client, { tables }: Header) {
  let current: { table: string; stream: Writable; finishing: Promise<void> } | null = null;
  const end = async (): Promise<void> => {
    current?.stream.end();
    await current?.finishing;
    current = null;
  };
  const begin = (table: string) => {
    const columns = tables[table];
    if (columns === undefined) throw new BackupError(`This backup lacks the columns of ${table}.`);
    const names = columns.map((column) => escapeIdentifier(column)).join(', ');
    const stream = client.query(copyFrom(`copy ${escapeIdentifier(table)} (${names}) from stdin`));
    const finishing = finished(stream);
    // The promise is awaited with the next part or at the end; this prevents an unhandled rejection
    // until then.
    finishing.catch(() => undefined);
    return { table, stream, finishing };
  };
  return {
    end,
    async write(table: string, content: Buffer): Promise<void> {
      if (current?.table !== table) {
        await end();
        current = begin(table);
      }
      const { stream, finishing } = current;
      if (!stream.write(content)) await Promise.race([once(stream, 'drain'), finishing]);
    },
  };
}
