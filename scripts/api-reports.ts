/**
 * `npm run api-reports`: builds the packages that other apps import from, and writes the public API
 * of each to its `api-report.md`. `npm run check:packages` fails if it differs.
 */
import { writeApiReports } from './packages/check-api-reports.ts';
import { REPORTED } from './packages/published.ts';
import { run } from './lib/run.ts';

const filters = REPORTED.map((name) => `--filter=@cleaning/${name}`);
process.exitCode = await run('turbo', [
  'run',
  'build:package',
  ...filters,
  '--output-logs=errors-only',
]);
if (process.exitCode === 0) writeApiReports();
