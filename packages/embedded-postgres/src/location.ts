import { createHash, randomUUID } from 'node:crypto';
import { chown, cp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { makeFolder } from './make-folder.ts';
import { canReach, type ServerUser } from './server-user.ts';

export interface Location {
  /** Holds the database folder and its password; owned by the user who runs the server. */
  readonly folder: string;
  readonly binaries: Binaries;
}

/**
 * Where the database lives and which programs run it. Root may keep a project where no other user
 * can look, such as `/root`; the server, which never is root, then gets a folder of its own, always
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
