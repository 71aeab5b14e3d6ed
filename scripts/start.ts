/**
 * Builds what changed, then serves the site and the API together. `npm run serve` starts the real service,
 * and `npm start` a demo: the same program with one setting more.
 */
import { assertPinnedNode } from './lib/assert-node.ts';
import { chooseDemo } from './lib/choose-demo.ts';
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

if (process.argv.includes('--demo')) chooseDemo();
stopWithNpm();
const server = new URL('../apps/api/dist/server.js', import.meta.url);
await import(server.href);
