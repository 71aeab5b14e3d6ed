/** `npm run dev`: the API, the site and Storybook, each reloading as its files change. */
import { assertPinnedNode } from './lib/assert-node.ts';
import { run } from './lib/run.ts';

assertPinnedNode();
process.exitCode = await run('turbo', ['run', 'dev', '--concurrency=4']);
