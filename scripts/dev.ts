/** `npm run dev`: the API, the site and Storybook, each reloading as its files change. */
import { assertPinnedNode } from './lib/assert-node.ts';
import { chooseDemo } from './lib/choose-demo.ts';
import { run } from './lib/run.ts';

assertPinnedNode();
chooseDemo();
process.exitCode = await run('turbo', ['run', 'dev', '--concurrency=4']);
