import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY_ROOT } from '../lib/run.ts';
import { type FoundText, textsOfFile } from './texts-of-file.ts';

const FOLDERS = [
  'apps/web/src',
  'apps/api/src',
  ...['company', 'contract', 'ndis', 'pricing', 'api-client', 'auth', 'ui'].map(
    (name) => `packages/${name}/src`,
  ),
];
const NOT_SHOWN = /\.(?:test|stories|d)\.tsx?$|\/testing\/|\/fixtures\//u;

export interface FileOfTexts {
  readonly file: string;
  readonly texts: readonly FoundText[];
}

/** All user-facing text by file, of the whole product or of chosen folders. */
export function userTexts(folders: readonly string[] = FOLDERS): FileOfTexts[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: REPOSITORY_ROOT }))
    .filter((file) => !NOT_SHOWN.test(file))
    .toSorted()
    .map((file) => ({
      file,
      texts: textsOfFile(file, readFileSync(path.join(REPOSITORY_ROOT, file), 'utf8')),
    }))
    .filter(({ texts }) => texts.length > 0);
}
