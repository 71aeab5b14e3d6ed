import assert from 'node:assert/strict';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeInstallFailure } from './describe-install-failure.mjs';
import { capture, REPOSITORY_ROOT } from './run.ts';

const COPIED = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'scripts'] as const;

/** Removes root's right to write everywhere, without which no folder would be read-only. */
const AS_AN_OWN_USER =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];

/** Checks that an install that cannot work fails soon, with the cause and a remedy. */
export async function checkInstallFailures(emptyRegistryUrl: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cleaning-install-'));
  try {
    for (const name of COPIED) {
      cpSync(path.join(REPOSITORY_ROOT, name), path.join(folder, name), { recursive: true });
    }
    const start = async (registry: string, under: readonly string[] = []): Promise<string> => {
      const [program, ...arguments_] = [...under, 'npm', 'start'];
      const { code, output } = await capture(program, arguments_, {
        cwd: folder,
        env: {
          // An empty cache, so that nothing comes from earlier downloads.
          npm_config_cache: path.join(folder, 'cache'),
          npm_config_registry: registry,
          npm_config_update_notifier: 'false',
        },
      });
      assert.equal(code, 1, 'npm start did not fail without packages');
      return output;
    };

    assert.match(await start('http://127.0.0.1:1/'), /registry could not be reached/u);
    assert.match(await start(emptyRegistryUrl), /registry does not have a package/u);

    chmodSync(folder, 0o555);
    assert.match(
      await start(emptyRegistryUrl, AS_AN_OWN_USER),
      new RegExp(`right to write in ${folder}`, 'u'),
    );
    chmodSync(folder, 0o755);

    const manifest = path.join(folder, 'package.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('>=20.19', '>=99.1'));
    assert.match(await start(emptyRegistryUrl), /needs Node 99\.1 or later, and ran on Node \d/u);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const [output, expected] of [
    ["EACCES: permission denied, mkdir '/srv/app/node_modules'", /right to write in \/srv\/app/u],
    ['ENOSPC: no space left on device, write', /disk of \/srv\/app is full/u],
    [
      'ERR_PNPM_OUTDATED_LOCKFILE Cannot install with "frozen-lockfile"',
      /pnpm-lock\.yaml was not/u,
    ],
    ['a failure without a known sign', /The reason is above/u],
  ] as const) {
    assert.match(describeInstallFailure(output, '/srv/app'), expected);
  }
}
