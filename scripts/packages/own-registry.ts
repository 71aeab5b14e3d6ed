import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { runServer } from 'verdaccio';
import { packageFolder, PUBLISHED, readManifest } from './published.ts';
import { publishPackages } from './publish.ts';

/** What a published version says of itself. */
interface Published {
  readonly dist: { readonly tarball: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Publishes the packages to a registry of the check's own, as a release does, and stores the
 * tarballs that the registry then gives out.
 *
 * @param folder where the registry and the tarballs are kept.
 */
export async function publishToOwnRegistry(folder: string): Promise<void> {
  const config = path.join(folder, 'registry.yaml');
  writeFileSync(
    config,
    JSON.stringify({
      storage: path.join(folder, 'registry'),
      auth: { htpasswd: { file: path.join(folder, 'users'), max_users: -1 } },
      packages: { '**': { access: '$all', publish: '$all' } },
      log: { type: 'stdout', format: 'json', level: 'fatal' },
    }),
  );
  const server = (await runServer(config)) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const registry = `http://127.0.0.1:${port}/`;
    const npmrc = path.join(folder, '.npmrc');
    writeFileSync(
      npmrc,
      `@cleaning:registry=${registry}\n//127.0.0.1:${port}/:_authToken=\${NPM_TOKEN}\n`,
    );
    // In small letters, because npm sets it so for what it runs, and pnpm takes that one.
    const env = { npm_config_userconfig: npmrc, NPM_TOKEN: 'any' };
    assert.equal(await publishPackages(env), 0, 'publishing failed');
    assert.equal(await publishPackages(env), 0, 'publishing again failed');
    for (const name of PUBLISHED) await storeTarball(registry, name, folder);
  } finally {
    server.close();
  }
}

async function storeTarball(
  registry: string,
  name: (typeof PUBLISHED)[number],
  folder: string,
): Promise<void> {
  const { version } = readManifest(name);
  const answer = await fetch(`${registry}@cleaning/${name}/${version}`);
  assert.ok(answer.ok, `${packageFolder(name)} is not in the registry`);
  const { dist, dependencies = {}, peerDependencies = {} } = (await answer.json()) as Published;
  const exact = Object.entries({ ...dependencies, ...peerDependencies }).filter(
    ([, range]) => !/^(?:\^|>=)\d/u.test(range),
  );
  assert.deepEqual(exact, [], `${name} needs exact versions`);
  const tarball = await fetch(dist.tarball);
  writeFileSync(
    path.join(folder, `cleaning-${name}-${version}.tgz`),
    Buffer.from(await tarball.arrayBuffer()),
  );
}
