/**
 * `npm run list-text`: prints all that users read, by file, to be read in one go: screens, mails, PDFs,
 * errors and the messages of the API. Arguments name folders to list alone: `-- apps/web/src/features`.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY_ROOT } from './lib/run.ts';
import { textsOfFile } from './text/texts-of-file.ts';

const FOLDERS = [
  'apps/web/src',
  'apps/api/src',
  ...['company', 'contract', 'ndis', 'pricing', 'api-client', 'auth', 'ui'].map(
    (name) => `packages/${name}/src`,
  ),
];
const NOT_SHOWN =
  /\.(?:test|stories|d)\.tsx?$|\/testing\/|\/fixtures\/|\/platform\/db\/migrations\//u;

const chosen = process.argv.slice(2);
const folders = chosen.length > 0 ? chosen : FOLDERS;
const files = folders
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: REPOSITORY_ROOT }))
  .filter((file) => !NOT_SHOWN.test(file))
  .toSorted();

for (const file of files) {
  const texts = textsOfFile(file, readFileSync(path.join(REPOSITORY_ROOT, file), 'utf8'));
  if (texts.length === 0) continue;
  console.log(`\n${file}`);
  for (const { line, text } of texts) console.log(`${String(line).padStart(5)}  ${text}`);
}
