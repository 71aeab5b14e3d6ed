/** `npm run reference`: writes the API reference of the packages, and says where to read it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPOSITORY_ROOT, run } from './lib/run.ts';

const START_PAGE = path.join(REPOSITORY_ROOT, 'apps/reference/dist/index.html');

const code = await run('turbo', [
  'run',
  'build',
  '--filter=@cleaning/reference',
  '--output-logs=errors-only',
]);
if (code === 0 && existsSync(START_PAGE)) {
  console.log(`Open ${pathToFileURL(START_PAGE).href} in a browser.`);
} else {
  console.error('The reference was not written.');
  process.exitCode = 1;
}
