/**
 * `npm run publish:packages`: publishes the packages that other apps install. The release before it
 * has used up the change files (`npm run changeset -- version`).
 */
import { globSync } from 'node:fs';
import { REPOSITORY_ROOT } from './lib/run.ts';
import { publishPackages } from './packages/publish.ts';

const changes = globSync('.changeset/*.md', { cwd: REPOSITORY_ROOT });
if (changes.length > 0) {
  console.error(
    `${changes.length} change files are not in a changelog yet. Run "npm run changeset -- version", read the changelogs, and commit them first.`,
  );
  process.exit(1);
}
process.exitCode = await publishPackages();
