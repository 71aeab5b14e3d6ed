import path from 'node:path';
import { must, withCommit } from '../lib/other-commit.ts';
import { capture } from '../lib/run.ts';

/** Builds the Storybook of a checkout into a folder. */
export async function buildStorybook(checkout: string, output: string): Promise<void> {
  await must(
    path.join(checkout, 'apps/storybook/node_modules/.bin/storybook'),
    ['build', '--quiet', '--output-dir', output],
    path.join(checkout, 'apps/storybook'),
  );
}

/** Builds the Storybook of another commit in a temporary checkout. */
export const buildStorybookOf = (commit: string, output: string): Promise<void> =>
  withCommit(commit, (checkout) => buildStorybook(checkout, output));

/** The commit that the work on this branch started from, or the given one. */
export async function findBase(given: string | undefined): Promise<string> {
  if (given !== undefined) return must('git', ['rev-parse', '--verify', `${given}^{commit}`]);
  for (const branch of ['origin/main', 'main']) {
    const { code, output } = await capture('git', ['merge-base', 'HEAD', branch]);
    if (code === 0) return output.trim();
  }
  throw new Error('No origin/main and no main to compare with: name a commit with --base.');
}
