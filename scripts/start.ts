/**
 * Builds what changed, then serves the site and the API. `npm run serve` starts the real service
 * and `npm start` a demo, which is the same program with one more setting.
 */
import { chooseDemo } from './lib/choose-demo.ts';
import { capture } from './lib/run.ts';
import { stopWithNpm } from './lib/stop-with-npm.ts';

const buildNotice = setTimeout(() => console.log('Building the site and the service.'), 1000);
const { code, output } = await capture('turbo', [
  'run',
  'build',
  '--filter=@cleaning/api',
  '--filter=@cleaning/web',
  '--output-logs=errors-only',
]);
clearTimeout(buildNotice);
if (code !== 0) {
  console.error(output);
  console.error('The build failed, so nothing was started. The reason is above.');
  process.exit(code);
}

if (process.argv.includes('--demo')) chooseDemo();
// The service would treat the arguments as commands.
process.argv.splice(2);
stopWithNpm();
const server = new URL('../apps/api/dist/server.js', import.meta.url);
await import(server.href);
