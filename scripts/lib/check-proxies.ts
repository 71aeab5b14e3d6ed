import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@cleaning/test-setup/free-port';
import { capture, REPOSITORY_ROOT } from './run.ts';

/** What deploy/Caddyfile and deploy/nginx.conf say to replace. */
const SITE_NAME = 'www.example.com.au';
const SERVICE = '127.0.0.1:8080';
const CERTIFICATES = `/etc/letsencrypt/live/${SITE_NAME}`;

const START_TRIES = 300;
const ANSWER_DEADLINE_MS = 10_000;
/** The largest upload, with what a form adds to it. */
const UPLOAD_BYTES = 10 * 1024 * 1024 + 1000;
const LIVE_PATH = '/api/v1/live/';

/** A proxy in front of one port of this machine. */
interface Proxy {
  readonly ask: (target: string, body?: Buffer) => Promise<IncomingMessage>;
  readonly stop: () => Promise<void>;
}

type StartProxy = (folder: string, servicePort: number) => Promise<Proxy>;

const PROXIES: Readonly<Record<string, StartProxy>> = { caddy: startCaddy, nginx: startNginx };

/**
 * Runs the files of deploy/ for reverse proxies, with nothing replaced but the name of the site,
 * ports and certificates: in front of the service, and of a server that says what reaches it.
 *
 * @returns what this machine could not run.
 */
export async function checkProxies(servicePort: number): Promise<string[]> {
  const notRun: string[] = [];
  for (const [name, start] of Object.entries(PROXIES)) {
    if ((await capture('which', [name])).code !== 0) {
      notRun.push(`the reverse proxy ${name}: it is not installed`);
      continue;
    }
    const folder = mkdtempSync(path.join(tmpdir(), `cleaning-${name}-`));
    // The workers of nginx are another user.
    chmodSync(folder, 0o755);
    try {
      await checkInFrontOfService(await start(folder, servicePort));
      await checkInFrontOfEcho(start, folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return notRun;
}

async function checkInFrontOfService({ ask, stop }: Proxy): Promise<void> {
  try {
    const page = await ask('/');
    assert.equal(page.statusCode, 200);
    assert.match(String(page.headers['content-security-policy']), /default-src/u);
    const health = await ask('/api/v1/accounts/health/');
    assert.equal(health.headers['cache-control'], 'no-store');
  } finally {
    await stop();
  }
}

async function checkInFrontOfEcho(start: StartProxy, folder: string): Promise<void> {
  let received = 0;
  const echo = createServer((incoming, response) => {
    void (async () => {
      if (incoming.url === LIVE_PATH) {
        // Stays open, so that only what a proxy passes on at once ever arrives.
        response.setHeader('content-type', 'text/event-stream').write('data: first\n\n');
        return;
      }
      received = 0;
      for await (const chunk of incoming) received += (chunk as Buffer).length;
      response.end(JSON.stringify(incoming.headers));
    })();
  }).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const { ask, stop } = await start(folder, (echo.address() as AddressInfo).port);
  try {
    const headers = JSON.parse(await text(await ask('/'))) as Record<string, string>;
    assert.equal(headers['x-forwarded-for'], '127.0.0.1', 'a caller can say which address it has');
    assert.match(headers['x-forwarded-proto'] ?? '', /^https?$/u);
    assert.match(headers['host'] ?? '', /localhost/u);

    assert.equal((await ask('/upload', Buffer.alloc(UPLOAD_BYTES))).statusCode, 200);
    assert.equal(received, UPLOAD_BYTES);

    const stream = await ask(LIVE_PATH);
    const signal = AbortSignal.timeout(ANSWER_DEADLINE_MS);
    const [event] = (await once(stream, 'data', { signal })) as [Buffer];
    assert.equal(String(event), 'data: first\n\n');
    stream.destroy();
  } finally {
    await stop();
    echo.closeAllConnections();
    echo.close();
  }
}

async function startCaddy(folder: string, servicePort: number): Promise<Proxy> {
  const file = path.join(REPOSITORY_ROOT, 'deploy/Caddyfile');
  await finish('caddy', ['validate', '--adapter', 'caddyfile', '--config', file]);
  const port = await freePort();
  const own = path.join(folder, 'Caddyfile');
  writeReplaced(file, own, [
    // Without a public name there is no certificate.
    [SITE_NAME, `http://localhost:${port}`],
    [SERVICE, `127.0.0.1:${servicePort}`],
  ]);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const caddy = spawn('caddy', ['run', '--config', own], { env, stdio: 'ignore' });
  return untilAnswers(caddy, { port });
}

async function startNginx(folder: string, servicePort: number): Promise<Proxy> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const certificate = path.join(folder, 'fullchain.pem');
  const making =
    '-x509 -newkey rsa:2048 -nodes -subj /CN=localhost -addext subjectAltName=DNS:localhost';
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', certificate];
  await finish('openssl', ['req', ...making.split(' '), ...files]);
  const own = path.join(folder, 'cleaning.conf');
  writeReplaced(path.join(REPOSITORY_ROOT, 'deploy/nginx.conf'), own, [
    [CERTIFICATES, folder],
    [SITE_NAME, 'localhost'],
    [SERVICE, `127.0.0.1:${servicePort}`],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen [::]:80;', ''],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['listen [::]:443 ssl http2;', ''],
  ]);
  const main = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${path.join(folder, kind)};`,
  );
  writeFileSync(
    main,
    `pid ${path.join(folder, 'pid')};
error_log ${path.join(folder, 'error.log')};
events {}
http { access_log off; ${temporary.join(' ')} include ${own}; }
`,
  );
  await finish('nginx', ['-t', '-c', main]);
  const nginx = spawn('nginx', ['-c', main, '-g', 'daemon off;'], { stdio: 'ignore' });
  return untilAnswers(nginx, { port, ca: readFileSync(certificate, 'utf8') });
}

function writeReplaced(
  from: string,
  to: string,
  replacements: readonly (readonly [string, string])[],
): void {
  const replaced = replacements.reduce(
    (written, [documented, own]) => {
      assert.ok(written.includes(documented), `${from} does not name ${documented}`);
      return written.replaceAll(documented, own);
    },
    readFileSync(from, 'utf8'),
  );
  writeFileSync(to, replaced);
}

async function finish(program: string, arguments_: readonly string[]): Promise<void> {
  const { code, output } = await capture(program, arguments_);
  assert.equal(code, 0, output);
}

interface Address {
  readonly port: number;
  /** The certificate of a proxy that ends TLS. */
  readonly ca?: string;
}

async function untilAnswers(child: ChildProcess, { port, ca }: Address): Promise<Proxy> {
  const ask: Proxy['ask'] = async (target, body) => {
    const options = {
      host: 'localhost',
      port,
      path: target,
      method: body === undefined ? 'GET' : 'POST',
      // What the proxy must not pass on.
      headers: { 'x-forwarded-for': '198.51.100.7' },
    };
    const sent =
      ca === undefined ? request(options) : secureRequest({ ...options, ca, agent: false });
    // A body that is refused half-way; the answer says why.
    sent.on('error', () => undefined);
    sent.end(body);
    try {
      const signal = AbortSignal.timeout(ANSWER_DEADLINE_MS);
      const [response] = (await once(sent, 'response', { signal })) as [IncomingMessage];
      return response;
    } catch (cause) {
      sent.destroy();
      throw new Error(`A reverse proxy does not answer ${target}.`, { cause });
    }
  };
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    const response = await ask('/').catch(() => null);
    response?.resume();
    if (response?.statusCode === 200) return { ask, stop };
    await sleep(100);
  }
  await stop();
  throw new Error('A reverse proxy does not answer.');
}
