import { FolderError } from '@cleaning/embedded-postgres/make-folder';
import { BackupError } from './core/backup/backup-error.ts';
import { ConfigError, type Config } from './core/config/env.ts';
import { databaseFaultOf } from './core/db/database-errors.ts';
import { MigrationError } from './core/db/migration-error.ts';
import { UsageError } from './commands/usage-error.ts';

type Settings = Pick<Config, 'port' | 'databaseUrl' | 'dataDirectory'>;

/**
 * Why the service did not start, for the operator: the cause, then what to do. It has no stack
 * traces, and no passwords of URLs.
 *
 * @param settings null when reading them failed.
 */
export function describeStartFailure(error: unknown, settings: Settings | null): string {
  if (isForPeople(error)) return error.message;
  if (settings === null) return `The service could not start. ${describe(error)}`;
  if (isPortBusy(error)) {
    return `Port ${settings.port} is already in use by another program. Stop that program, or choose another port: PORT=${settings.port + 1} npm start`;
  }
  if (error instanceof FolderError) {
    return `The data folder ${settings.dataDirectory} cannot be made. Name another one in DATA_DIR.`;
  }
  const advice =
    settings.databaseUrl === null
      ? adviseOnFolder(error, settings.dataDirectory)
      : adviseOnDatabase(error, settings.databaseUrl);
  return [
    'The service could not start.',
    ...(advice === null ? [] : [advice]),
    describe(error),
  ].join('\n');
}

const isForPeople = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  error instanceof UsageError ||
  error instanceof BackupError ||
  error instanceof MigrationError;

/** Advice by SQLSTATE, or by the system error code of a connection that failed. */
const DATABASE_ADVICE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers at that address. Start the server, or correct host and port',
  ENOTFOUND: 'there is no such host. Correct its name',
  EAI_AGAIN: 'the name of the host could not be looked up. Check the network and the name',
  ETIMEDOUT: 'the server did not answer. Check the host, the port and the firewall',
  '28P01':
    'the password was refused. Correct it; signs such as @ or / in it are written %40 and %2F',
  '28000': 'the user was refused. Correct its name, or let it in through pg_hba.conf',
  '3D000': 'there is no such database. Make it with "createdb", or correct its name',
  '42501': 'the user may not make tables. Make it the owner of the database',
  '53300': 'the server has no free connection. Close others, or raise max_connections',
};

function adviseOnDatabase(error: unknown, databaseUrl: string): string | null {
  const advice = DATABASE_ADVICE[databaseFaultOf(error)?.code ?? ''];
  if (advice === undefined) return null;
  const { host, pathname } = new URL(databaseUrl);
  return `DATABASE_URL names ${host}${pathname}, but ${advice}.`;
}

function adviseOnFolder(error: unknown, folder: string): string | null {
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `The data folder ${folder} cannot be written. Give this user the right to, or name another one in DATA_DIR.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk of the data folder ${folder} is full. Free some space, or name another one in DATA_DIR.`;
    default:
      return null;
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const isPortBusy = (error: unknown): boolean => codeOf(error) === 'EADDRINUSE';

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined
    ? error.message
    : `${error.message}\nCause: ${describe(error.cause)}`;
}
