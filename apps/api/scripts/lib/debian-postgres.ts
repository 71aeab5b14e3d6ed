import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findServerUser } from '@cleaning/embedded-postgres/server-user';

const PACKAGES = '/usr/lib/postgresql';

export interface DebianPostgres {
  /** The newest installed version of PostgreSQL, such as "15". */
  readonly version: string;
  /** The caller removes the folder once no program uses it. */
  readonly folder: string;
  /** Makes a subfolder owned by the user that PostgreSQL runs as, and returns its path. */
  readonly makeFolder: (name: string) => string;
  /** Makes the user that PostgreSQL runs as the owner of a file. */
  readonly give: (file: string) => void;
  /**
   * Starts a program as the user that PostgreSQL runs as: a path, or the name of a PostgreSQL
   * program.
   */
  readonly start: (program: string, arguments_: readonly string[]) => ChildProcess;
  /** @throws when the program fails. */
  readonly finish: (program: string, arguments_: readonly string[]) => Promise<void>;
}

/**
 * Creates a folder for running Debian's PostgreSQL as a user that is not root.
 *
 * @throws when the package is not installed.
 */
export async function openDebianPostgres(folderName: string): Promise<DebianPostgres> {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES) : [];
  const [version] = versions.toSorted((a, b) => Number(b) - Number(a));
  if (version === undefined) throw new Error('Install it first: apt-get install postgresql');
  const programs = path.join(PACKAGES, version, 'bin');
  const user = await findServerUser();
  const folder = mkdtempSync(path.join(tmpdir(), `${folderName}-`));
  chmodSync(folder, 0o755);

  const give = (file: string): void => {
    if (user !== null) chownSync(file, user.uid, user.gid);
  };
  const start: DebianPostgres['start'] = (program, arguments_) =>
    spawn(path.resolve(programs, program), arguments_, { ...user, cwd: folder, stdio: 'ignore' });
  return {
    version,
    folder,
    makeFolder(name) {
      const directory = path.join(folder, name);
      mkdirSync(directory);
      give(directory);
      return directory;
    },
    give,
    start,
    async finish(program, arguments_) {
      const [code] = await once(start(program, arguments_), 'exit');
      assert.equal(code, 0, `${program} failed`);
    },
  };
}
