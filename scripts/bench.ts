/** `npm run bench:api`, `npm run bench:web` and `npm run load`, with the arguments after `--`. */
import { run } from './lib/run.ts';

const [task = 'bench', app = 'api', ...options] = process.argv.slice(2);
process.exitCode = await run('turbo', [
  'run',
  task,
  `--filter=@cleaning/${app}`,
  '--output-logs=new-only',
  '--',
  ...options,
]);
