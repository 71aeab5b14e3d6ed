import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { BackupError } from '../core/backup/backup-error.ts';
import { createBackup } from '../core/backup/create-backup.ts';
import { recordBackup } from '../core/backup/last-backup.ts';
import { checkBackup, restoreBackup } from '../core/backup/restore-backup.ts';
import type { Config } from '../core/config/env.ts';
import { createFileStore, makeFileFolder } from '../core/files/file-store.ts';
import { keyFingerprintOf } from '../core/security/assert-secret-key.ts';
import { createSecrets } from '../core/security/secrets.ts';
import { UsageError } from './usage-error.ts';
import { withDatabaseUrl } from './with-database-url.ts';

const BACKUP_USAGE = 'Usage: npm run backup -- --to FILE [--recipient age1...]';
const RESTORE_USAGE =
  'Usage: npm run restore -- --from FILE [--identity KEY_FILE] [--check]   (--check only reads it)';

const text = { type: 'string' } as const;

/**
 * `backup`: writes the database and the files into one file while the service runs, then reads that
 * file back to check it.
 *
 * @throws BackupError when files are missing, after everything else is saved.
 */
export async function runBackup(args: readonly string[], config: Config): Promise<string> {
  const { to, recipient } = readArguments(args, { to: text, recipient: text }, BACKUP_USAGE);
  if (to === undefined) throw new UsageError(BACKUP_USAGE);
  const fileStore = await createFileStore(config);
  const { tables, files, missingFiles } = await withDatabaseUrl(config, (databaseUrl) =>
    createBackup(to, recipient ?? null, { databaseUrl, fileStore, now: new Date() }),
  );
  // An encrypted backup cannot be checked here, because its secret key is not on this machine.
  if (recipient === undefined) await checkBackup(to, null);
  await recordBackup(config.dataDirectory, { now: new Date(), missingFiles: missingFiles.length });
  const content = `${to} holds ${tables} tables and ${files} files`;
  if (missingFiles.length > 0) {
    throw new BackupError(`${content}, but not all:\n${describeMissing(missingFiles, config)}`);
  }
  return [
    `${content}.`,
    'Keep SECRET_KEY apart from it: without that key, NDIS numbers and access codes cannot be read.',
  ].join('\n');
}

/** How many missing files are named. */
const NAMED_FILES = 20;

function describeMissing(keys: readonly string[], { filesUrl, dataDirectory }: Config): string {
  const place =
    filesUrl === null ? `${dataDirectory}/files, the folder of DATA_DIR` : 'the store of FILES_URL';
  const unnamed = keys.length - NAMED_FILES;
  return [
    `The database refers to ${keys.length} more, which are missing from ${place}:`,
    ...keys.slice(0, NAMED_FILES).map((key) => `  ${key}`),
    ...(unnamed > 0 ? [`  and ${unnamed} more`] : []),
    'If the service keeps its files elsewhere, run this with the settings of the service.',
  ].join('\n');
}

/** `restore`: into an empty database and file store. */
export async function runRestore(args: readonly string[], config: Config): Promise<string> {
  const options = { from: text, identity: text, check: { type: 'boolean' } } as const;
  const { from, identity, check } = readArguments(args, options, RESTORE_USAGE);
  if (from === undefined) throw new UsageError(RESTORE_USAGE);
  const key = identity === undefined ? null : await readIdentity(identity);
  if (check === true) {
    const { createdAt, files } = await checkBackup(from, key);
    return `${from} is whole: made at ${createdAt}, with ${files} files.`;
  }
  const { secretKey } = config;
  const keyFingerprint = secretKey === null ? null : keyFingerprintOf(createSecrets(secretKey));
  await makeFileFolder(config);
  const fileStore = await createFileStore(config);
  const { createdAt, files } = await withDatabaseUrl(config, (databaseUrl) =>
    restoreBackup(from, key, { databaseUrl, fileStore, keyFingerprint }),
  );
  return `Restored what was saved at ${createdAt}, with ${files} files. Start the service with the SECRET_KEY of then.`;
}

/** A key file as `age-keygen` writes it: comments, then the key. */
async function readIdentity(file: string): Promise<string> {
  const content = await readFile(file, 'utf8').catch((cause: Error) => {
    throw new UsageError(`${file} cannot be read. ${cause.message}`, { cause });
  });
  const lines = content.split('\n').map((line) => line.trim());
  const key = lines.find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (key === undefined) throw new UsageError(`${file} holds no age secret key.`);
  return key;
}

function readArguments<Options extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`, {
      cause: error,
    });
  }
}
