/** `npm start`: builds what changed, then serves the site and the API together. */
import { fileURLToPath } from 'node:url';
import { assertPinnedNode } from './lib/assert-node.ts';
import { run } from './lib/run.ts';

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

const serve = new URL('serve.ts', import.meta.url);
if (process.platform !== 'win32') {
  // Another program in the same process, so that a signal sent to it is the signal the server gets. It
  // begins without what the build left in memory, and with one heap for all of its threads: the
  // allocator of Linux, which would keep one for each, reads that only as a program begins.
  process.execve?.(
    process.execPath,
    [process.execPath, '--max-semi-space-size=4', '--no-maglev', fileURLToPath(serve)],
    { ...process.env, MALLOC_ARENA_MAX: '1' },
  );
}
await import(serve.href);
