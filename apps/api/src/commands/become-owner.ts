import { stat } from 'node:fs/promises';

/**
 * Makes a command that root runs continue as the owner of the data directory, the user of the
 * service: otherwise the service could not write into the folders that the command creates there.
 */
export async function becomeOwnerOf(dataDirectory: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const owner = await stat(dataDirectory).catch(() => null);
  if (owner === null || owner.uid === 0) return;
  process.setgroups?.([owner.gid]);
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
}
