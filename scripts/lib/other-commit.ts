import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture, REPOSITORY_ROOT } from './run.ts';

/**
 * Runs a command and returns its output.
 * @throws with the output when the command fails.
 */
export async function must(
  command: string,
  arguments_: readonly string[],
  cwd = REPOSITORY_ROOT,
): Promise<string> {
  const { code, output } = await capture(command, arguments_, { cwd });
  if (code === 0) return output.trim();
  throw new Error(`${command} ${arguments_.join(' ')} failed:\n${output}`);
}

/**
 * Checks out another commit in a separate folder with its packages installed, and removes the
 * folder afterwards.
 */
export async function withCommit<Result>(
  commit: string,
  work: (checkout: string) => Promise<Result>,
): Promise<Result> {
  const checkout = mkdtempSync(path.join(tmpdir(), 'cleaning-other-commit-'));
  try {
    await must('git', ['worktree', 'add', '--detach', '--force', checkout, commit]);
    await must('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], checkout);
    return await work(checkout);
  } finally {
    rmSync(checkout, { recursive: true, force: true });
    await capture('git', ['worktree', 'prune']);
  }
}
