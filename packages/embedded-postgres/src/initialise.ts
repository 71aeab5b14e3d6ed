import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { chown, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readOrCreateSecretFile } from './secret-file.ts';
import type { Location } from './location.ts';
import type { ServerUser } from './server-user.ts';

const run = promisify(execFile);

export interface Cluster {
  readonly databaseFolder: string;
  readonly password: string;
}

export const SERVER_ROLE = 'cleaning';

/**
 * The server gets no environment variables of this process, because some, such as PGDATA, would
 * redirect it.
 */
export const SERVER_ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC' };

/**
 * Creates the database folder if it does not exist. It appears complete or not at all, even if a
 * process dies while creating it, or two create it at once.
 */
export async function initialise(
  { folder, binaries }: Location,
  user: ServerUser | null,
): Promise<Cluster> {
  const databaseFolder = join(folder, 'data');
  const password = await readOrCreateSecretFile(join(folder, 'password'), () =>
    randomBytes(24).toString('base64url'),
  );
  if ((await stat(databaseFolder).catch(() => null)) !== null) return { databaseFolder, password };

  const draft = join(folder, `data.${randomUUID()}`);
  const passwordFile = `${draft}.password`;
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (user !== null) await chown(passwordFile, user.uid, user.gid);
    await run(
      binaries.initdb,
      [
        `--pgdata=${draft}`,
        `--username=${SERVER_ROLE}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { ...user, cwd: folder, env: SERVER_ENVIRONMENT },
    );
    await rename(draft, databaseFolder).catch(async (error: unknown) => {
      if ((await stat(databaseFolder).catch(() => null)) === null) throw error;
    });
  } finally {
    await Promise.all(
      [draft, passwordFile].map((path) => rm(path, { recursive: true, force: true })),
    );
  }
  return { databaseFolder, password };
}
