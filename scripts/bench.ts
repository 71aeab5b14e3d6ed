/** `npm run bench:api` and `npm run bench:web`, with what the bench is asked for after `--`. */
import { run } from './lib/run.ts';

const [app = 'api', ...options] = process.argv.slice(2);
process.exitCode = await run('turbo', [
  'run',
  'bench',
  `--filter=@cleaning/${app}`,
  '--output-logs=new-only',
  '--',
  ...options,
]);
