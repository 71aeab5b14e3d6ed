import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  chmodSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { findServerUser } from '@cleaning/embedded-postgres/server-user';

const PORTS = { proxy: 8385, account: 8386, container: 8387, object: 8388, memcached: 8389 };
const PROXY = '/usr/bin/swift-proxy-server';
const ACCESS_KEY = 'cleaning:files';
const BUCKET = 'files';
const START_TRIES = 120;

interface ObjectStore {
  /** The value for FILES_URL. The bucket exists already. */
  readonly filesUrl: string;
  readonly stop: () => Promise<void>;
}

/** Starts OpenStack Swift of Debian's packages, which speaks S3, with one copy of each file. Null when not installed. */
export async function startObjectStore(): Promise<ObjectStore | null> {
  if (!existsSync(PROXY)) return null;
  const user = await findServerUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'cleaning-objects-'));
  const device = path.join(folder, 'devices/d1');
  mkdirSync(device, { recursive: true });
  chmodSync(folder, 0o755);
  for (const owned of [folder, device]) {
    if (user !== null) chownSync(owned, user.uid, user.gid);
  }
  const secret = randomBytes(12).toString('hex');
  writeSettings(folder, { secret, userName: user === null ? userInfo().username : 'postgres' });

  const running: ChildProcess[] = [];
  const start = (program: string, ...arguments_: readonly string[]): ChildProcess =>
    spawn(program, arguments_, { ...user, cwd: folder, stdio: 'ignore' });
  const stop = async (): Promise<void> => {
    for (const child of running.toReversed()) {
      if (child.exitCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const part of ['account', 'container', 'object'] as const) {
      for (const step of [
        ['create', '4', '1', '1'],
        ['add', `r1z1-127.0.0.1:${PORTS[part]}/d1`, '1'],
        ['rebalance'],
      ]) {
        const [code] = await once(start('swift-ring-builder', `${part}.builder`, ...step), 'exit');
        assert.equal(code, 0, `The ring of ${part} was not made`);
      }
    }
    running.push(start('memcached', '-l', '127.0.0.1', '-p', String(PORTS.memcached)));
    for (const part of ['account', 'container', 'object', 'proxy']) {
      running.push(start(`swift-${part}-server`, path.join(folder, `${part}.conf`)));
    }
    await createBucket(secret);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    filesUrl: `http://${encodeURIComponent(ACCESS_KEY)}:${secret}@127.0.0.1:${PORTS.proxy}/${BUCKET}?region=us-east-1`,
    stop,
  };
}

async function createBucket(secretAccessKey: string): Promise<void> {
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${PORTS.proxy}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: ACCESS_KEY, secretAccessKey },
  });
  for (let tries = 1; ; tries += 1) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
      return;
    } catch (cause) {
      if (tries === START_TRIES) throw new Error('The object store does not answer.', { cause });
      await sleep(250);
    }
  }
}

function writeSettings(
  folder: string,
  { secret, userName }: { readonly secret: string; readonly userName: string },
): void {
  const write = (name: string, lines: readonly string[]): void =>
    writeFileSync(path.join(folder, name), `${lines.join('\n')}\n`);
  const common = (port: number) => [
    '[DEFAULT]',
    `swift_dir = ${folder}`,
    'bind_ip = 127.0.0.1',
    `bind_port = ${port}`,
    'workers = 0',
    `user = ${userName}`,
  ];
  write('swift.conf', [
    '[swift-hash]',
    'swift_hash_path_suffix = cleaning',
    '[storage-policy:0]',
    'name = one',
    'default = yes',
  ]);
  for (const part of ['account', 'container', 'object'] as const) {
    write(`${part}.conf`, [
      ...common(PORTS[part]),
      `devices = ${path.join(folder, 'devices')}`,
      'mount_check = false',
      'disable_fallocate = true',
      '[pipeline:main]',
      `pipeline = ${part}-server`,
      `[app:${part}-server]`,
      `use = egg:swift#${part}`,
    ]);
  }
  write('proxy.conf', [
    ...common(PORTS.proxy),
    '[pipeline:main]',
    'pipeline = catch_errors cache s3api tempauth slo proxy-server',
    ...['catch_errors', 's3api', 'slo'].flatMap((name) => [
      `[filter:${name}]`,
      `use = egg:swift#${name}`,
    ]),
    '[filter:cache]',
    'use = egg:swift#memcache',
    `memcache_servers = 127.0.0.1:${PORTS.memcached}`,
    '[filter:tempauth]',
    'use = egg:swift#tempauth',
    `user_${ACCESS_KEY.replace(':', '_')} = ${secret} .admin`,
    '[app:proxy-server]',
    'use = egg:swift#proxy',
    'account_autocreate = true',
  ]);
}
