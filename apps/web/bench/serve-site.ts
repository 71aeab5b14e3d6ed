import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const SERVER = join(import.meta.dirname, '../e2e/support/serve.ts');
const START_DEADLINE_MS = 60_000;

/** Serves a folder as `npm start` serves the built site, on a database of its own. */
export async function serveSite(folder: string, port: number) {
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      SITE_DIR: folder,
      PORT: String(port),
      PUBLIC_URL: url,
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };

  const deadline = Date.now() + START_DEADLINE_MS;
  while (!(await answers(`${url}/api/v1/accounts/health/`))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The server did not start on port ${port}. Is the port taken?`);
    }
    await sleep(200);
  }
  if (server.exitCode !== null) {
    throw new Error(`Another server answers on port ${port}.`);
  }
  return { url, stop };
}

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
