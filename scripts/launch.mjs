/**
 * Runs a script of this repository with the Node version and packages of the lockfile: `node
 * scripts/launch.mjs scripts/start.ts --demo`. Installs them first if they are missing or outdated,
 * and contacts no registry otherwise. `npx pnpm run` asks it each time, and without a network that
 * was over a minute of silence. Every Node version that npm supports must be able to run this file.
 */
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeInstallFailure } from './lib/describe-install-failure.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const { engines, packageManager } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
);
const isWindows = process.platform === 'win32';
const pinnedNode = path.join(root, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node');

const stop = (message) => {
  console.error(message);
  process.exit(1);
};

const isOlder = (version, minimum) => {
  const parts = version.split('.').map(Number);
  const wanted = minimum.split('.').map(Number);
  const differing = wanted.findIndex((part, index) => part !== (parts[index] || 0));
  return differing !== -1 && (parts[differing] || 0) < wanted[differing];
};

/** pnpm keeps a copy of the last installed lockfile. */
const isInstalled = () => {
  const installed = path.join(root, 'node_modules/.pnpm/lock.yaml');
  if (!existsSync(installed) || !existsSync(pinnedNode)) return false;
  return readFileSync(installed).equals(readFileSync(path.join(root, 'pnpm-lock.yaml')));
};

const mayWriteIn = (folder) => {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

const install = () => {
  // Check first, so that nothing is downloaded that cannot be written.
  if (!mayWriteIn(root)) stop(describeInstallFailure('EACCES', root));
  console.log('Installing packages. This takes about a minute, and happens when they change.');
  const { status, stdout, stderr, error } = spawnSync(
    'npx',
    ['--yes', '--prefer-offline', packageManager, 'install', '--frozen-lockfile'],
    {
      cwd: root,
      encoding: 'utf8',
      shell: isWindows,
      env: {
        ...process.env,
        // Retry an unreliable registry soon and often; by default npm waits for a minute.
        npm_config_fetch_retries: '5',
        npm_config_fetch_retry_mintimeout: '1000',
        npm_config_fetch_retry_maxtimeout: '5000',
        npm_config_update_notifier: 'false',
      },
    },
  );
  if (status === 0 && isInstalled()) return;
  const output = [stdout, stderr, error && error.message].filter(Boolean).join('\n');
  stop(`${output}\n${describeInstallFailure(output, root)}`);
};

const minimum = engines.node.replace('>=', '');
if (isOlder(process.versions.node, minimum)) {
  stop(
    `This needs Node ${minimum} or later, and ran on Node ${process.versions.node}.\n` +
      'Install a newer Node from https://nodejs.org, and run the command again.',
  );
}
if (!isInstalled()) install();

const child = spawn(pinnedNode, process.argv.slice(2), { stdio: 'inherit' });
// Ctrl-C also reaches the child process, so this process only waits for it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('error', (error) => stop(`Node could not be started: ${error.message}`));
child.on('exit', (code, signal) => {
  process.exitCode = code === null ? 1 : code;
  if (signal !== null) console.error(`Stopped by ${signal}.`);
});
