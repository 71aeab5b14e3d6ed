/** `npm run dev`: the API, the site and Storybook, each reloading as its files change. */
import { chooseDemo } from './lib/choose-demo.ts';
import { runBeside } from './lib/run-beside.ts';

chooseDemo();
process.exitCode = await runBeside([
  { name: 'The API', folder: 'apps/api', hasStarted: / is running\.$/u },
  { name: 'The site', folder: 'apps/web' },
  { name: 'Storybook', folder: 'apps/storybook' },
]);
