/** `npm run dev`: the API, the site and Storybook, each reloading as its files change. */
import { chooseDemo } from './lib/choose-demo.ts';
import { run } from './lib/run.ts';

chooseDemo();
process.exitCode = await run('turbo', ['run', 'dev', '--concurrency=4']);
