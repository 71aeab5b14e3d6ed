import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture, REPOSITORY_ROOT } from '../lib/run.ts';

const must = async (
  command: string,
  arguments_: readonly string[],
  cwd = REPOSITORY_ROOT,
): Promise<string> => {
  const { code, output } = await capture(command, arguments_, { cwd });
  if (code === 0) return output.trim();
  throw new Error(`${command} ${arguments_.join(' ')} failed:\n${output}`);
};

/** Builds the Storybook of a checkout into a folder. */
export async function buildStorybook(checkout: string, output: string): Promise<void> {
  await must(
    path.join(checkout, 'apps/storybook/node_modules/.bin/storybook'),
    ['build', '--quiet', '--output-dir', output],
    path.join(checkout, 'apps/storybook'),
  );
}

/** Builds the Storybook of another commit, in a checkout of its own that is removed afterwards. */
export async function buildStorybookOf(commit: string, output: string): Promise<void> {
  const checkout = mkdtempSync(path.join(tmpdir(), 'cleaning-visual-base-'));
  try {
    await must('git', ['worktree', 'add', '--detach', '--force', checkout, commit]);
    await must('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], checkout);
    await buildStorybook(checkout, output);
  } finally {
    rmSync(checkout, { recursive: true, force: true });
    await capture('git', ['worktree', 'prune']);
  }
}

/** The commit that the work on this branch started from, or the given one. */
export async function findBase(given: string | undefined): Promise<string> {
  if (given !== undefined) return must('git', ['rev-parse', '--verify', `${given}^{commit}`]);
  for (const branch of ['origin/main', 'main']) {
    const { code, output } = await capture('git', ['merge-base', 'HEAD', branch]);
    if (code === 0) return output.trim();
  }
  throw new Error('No origin/main and no main to compare with: name a commit with --base.');
}
