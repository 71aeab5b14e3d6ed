import path from 'node:path';
import { capture, REPOSITORY_ROOT } from '../lib/run.ts';

const FIXTURE = path.join(REPOSITORY_ROOT, 'scripts/boundaries/fixtures/packages');

const FEWEST_PACKAGES = 12;

/** Checks the rules of turbo.json between packages. */
export async function checkPackages(): Promise<string[]> {
  const { code, output } = await capture('turbo', ['boundaries']);
  if (code !== 0) return [output];

  const read = /Checked (\d+) files? in (\d+) packages/u.exec(output);
  const packages = Number(read?.[2] ?? 0);
  if (packages < FEWEST_PACKAGES) {
    return [
      `turbo boundaries read ${packages} packages, expected at least ${FEWEST_PACKAGES}:\n${output}`,
    ];
  }
  return [];
}

/**
 * Checks that the same check fails on a workspace in which a package imports what its tag forbids.
 */
export async function expectPlantedPackageFaults(): Promise<string[]> {
  const { code, output } = await capture('turbo', ['boundaries', '--cwd', FIXTURE], {
    cwd: FIXTURE,
  });
  const isFound = code !== 0 && output.includes('@fixture/upper');
  return isFound ? [] : [`turbo boundaries missed the fault planted in ${FIXTURE}:\n${output}`];
}
