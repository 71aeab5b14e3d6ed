import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Finds the folder of the workspace file, which is above the source and also above the bundle. */
export function findProjectRoot(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
    if (folder === dirname(folder)) return process.cwd();
  }
}
