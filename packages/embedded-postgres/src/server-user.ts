import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The operating system user that PostgreSQL runs as. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

const NAME = 'postgres';

/**
 * Finds the user for the server, because PostgreSQL refuses to run as root. For root it is the
 * system's `postgres` user, which is created if needed. For any other user it is null, since the
 * server runs as that user.
 *
 * @throws when there is no such user and it cannot be created.
 */
export async function findServerUser(): Promise<ServerUser | null> {
  if (process.getuid?.() !== 0) return null;
  const existing = await lookUp();
  if (existing !== null) return existing;
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', NAME]);
  } catch (cause) {
    throw new Error(
      `PostgreSQL does not run as root, and the user "${NAME}" could not be made. Start as another user, add that user, or set DATABASE_URL.`,
      { cause },
    );
  }
  const created = await lookUp();
  if (created === null) throw new Error(`The user "${NAME}" was made but cannot be found.`);
  return created;
}

async function lookUp(): Promise<ServerUser | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', NAME]), run('id', ['-g', NAME])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

/** Whether the user can enter every folder down to this one, which need not exist yet. */
export async function canReach({ uid, gid }: ServerUser, path: string): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => null);
    if (found !== null) {
      const shift = found.uid === uid ? 6 : found.gid === gid ? 3 : 0;
      if (((found.mode >> shift) & 1) === 0) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}
