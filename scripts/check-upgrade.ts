/**
 * `npm run check:upgrade [-- --from COMMIT]`: runs the previous release and this one side by side
 * on one database, as during a rolling restart. The previous release is the given commit, otherwise
 * the last tag, otherwise the commit before the newest migration.
 */
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { must, withCommit } from './lib/other-commit.ts';
import { capture, REPOSITORY_ROOT, run } from './lib/run.ts';

const MIGRATIONS = 'apps/api/src/core/db/migrations/*.sql';

async function findReleaseBefore(): Promise<string> {
  const tag = await capture('git', ['describe', '--tags', '--abbrev=0', 'HEAD^']);
  if (tag.code === 0) return tag.output.trim();
  const added = ['log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS];
  const newest = await must('git', added);
  return must('git', ['rev-parse', '--verify', `${newest}^`]);
}

const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;
const commit = from ?? (await findReleaseBefore());
console.log(`The release before: ${await must('git', ['log', '-1', '--format=%h %s', commit])}`);
process.exitCode = await withCommit(commit, (checkout) => {
  // The embedded database runs as another user.
  chmodSync(checkout, 0o755);
  return run('pnpm', ['exec', 'vitest', 'run', 'test/upgrade'], {
    cwd: path.join(REPOSITORY_ROOT, 'apps/api'),
    env: { TEST_RELEASE_BEFORE: path.join(checkout, 'apps/api/src/server.ts') },
  });
});
