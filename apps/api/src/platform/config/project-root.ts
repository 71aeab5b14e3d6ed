import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the workspace file, above the source and above the bundle alike. */
export function findProjectRoot(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
    if (folder === dirname(folder)) return process.cwd();
  }
}
