/**
 * `npm run release -- --to FOLDER`: writes what a server needs to run the service: the built
 * service with its packages, the built site, the files for the programs beside it, and the Node
 * version that it was tested with.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { capture, REPOSITORY_ROOT } from './lib/run.ts';

const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
if (to === undefined) {
  console.error('Usage: npm run release -- --to FOLDER');
  process.exit(1);
}
const target = path.resolve(to);
if (existsSync(target) && readdirSync(target).length > 0) {
  console.error(
    `${target} is not empty. Name a new folder, so that nothing of an old release stays.`,
  );
  process.exit(1);
}

const runOrStop = async (command: string, ...arguments_: string[]): Promise<void> => {
  const { code, output } = await capture(command, arguments_);
  if (code === 0) return;
  console.error(output);
  console.error(`"${command} ${arguments_[0] ?? ''}" failed. The reason is above.`);
  process.exit(1);
};

console.log('Building the site and the service.');
await runOrStop('turbo', 'run', 'build', '--filter=@cleaning/api', '--filter=@cleaning/web');
console.log('Collecting the packages that the service loads.');
const service = path.join(target, 'apps/api');
await runOrStop('pnpm', '--filter=@cleaning/api', 'deploy', '--prod', '--legacy', service);

// The rest of the package is source code, which the bundle contains.
const NEEDED = new Set(['dist', 'node_modules', 'package.json']);
for (const name of readdirSync(service)) {
  if (!NEEDED.has(name)) rmSync(path.join(service, name), { recursive: true });
}
cpSync(path.join(REPOSITORY_ROOT, 'apps/web/dist'), path.join(target, 'apps/web/dist'), {
  recursive: true,
});
cpSync(path.join(REPOSITORY_ROOT, 'deploy'), path.join(target, 'deploy'), { recursive: true });
mkdirSync(path.join(target, 'bin'));
cpSync(process.execPath, path.join(target, 'bin', path.basename(process.execPath)));
await runOrStop(
  process.execPath,
  path.join(REPOSITORY_ROOT, 'scripts/notices.ts'),
  '--to',
  path.join(target, 'THIRD-PARTY-NOTICES.txt'),
);
console.log(`${target} is ready. Start it there with: bin/node apps/api/dist/server.js`);
