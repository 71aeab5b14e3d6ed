/** `npm start`: builds what changed, then serves the site and the API together. */
import { assertPinnedNode } from './lib/assert-node.ts';
import { run } from './lib/run.ts';
import { stopWithNpm } from './lib/stop-with-npm.ts';

assertPinnedNode();

const code = await run('turbo', [
  'run',
  'build',
  '--filter=@cleaning/api',
  '--filter=@cleaning/web',
  '--output-logs=errors-only',
]);
if (code !== 0) {
  console.error('The build failed, so nothing was started. The reason is above.');
  process.exit(code);
}

stopWithNpm();
const server = new URL('../apps/api/dist/server.js', import.meta.url);
await import(server.href);
