import { createHash, randomUUID } from 'node:crypto';
import { chown, cp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { makeFolder } from './make-folder.ts';
import { canReach, type ServerUser } from './server-user.ts';

export interface Location {
  /** The folder with the database and its password, owned by the user who runs the server. */
  readonly folder: string;
  readonly binaries: Binaries;
}

/**
 * The folder and user of the database server. A project of root may be where no other user has
 * access, such as `/root`. The server never runs as root, so it then gets another folder, always
 * the same one for the same data directory.
 */
export async function chooseLocation(
  dataDirectory: string,
  binaries: Binaries,
  user: ServerUser | null,
): Promise<Location> {
  const wanted = join(dataDirectory, 'postgres');
  if (user === null) {
    await makeFolder(wanted);
    return { folder: wanted, binaries };
  }
  const folder = (await canReach(user, wanted)) ? wanted : await reachableFolder(dataDirectory);
  await makeFolder(folder);
  await chown(folder, user.uid, user.gid);
  const isRunnable = await canReach(user, binaries.postgres);
  return { folder, binaries: isRunnable ? binaries : await copyBinaries(binaries, folder) };
}

async function reachableFolder(dataDirectory: string): Promise<string> {
  const name = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 12);
  const isThere = await stat('/var/lib').catch(() => null);
  const parent = isThere?.isDirectory() === true ? '/var/lib' : tmpdir();
  return join(parent, `cleaning-services-${name}`);
}

async function copyBinaries(binaries: Binaries, folder: string): Promise<Binaries> {
  const version = createHash('sha256').update(binaries.folder).digest('hex').slice(0, 12);
  const copy = join(folder, `programs-${version}`);
  if ((await stat(copy).catch(() => null)) === null) {
    const draft = `${copy}.${randomUUID()}`;
    await cp(binaries.folder, draft, { recursive: true, verbatimSymlinks: true });
    await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
  }
  const moved = (program: string) => join(copy, program.slice(binaries.folder.length));
  return { initdb: moved(binaries.initdb), postgres: moved(binaries.postgres), folder: copy };
}
