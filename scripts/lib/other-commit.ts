import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture, REPOSITORY_ROOT } from './run.ts';

/** Runs a command and gives what it printed. @throws with that when it fails. */
export async function must(
  command: string,
  arguments_: readonly string[],
  cwd = REPOSITORY_ROOT,
): Promise<string> {
  const { code, output } = await capture(command, arguments_, { cwd });
  if (code === 0) return output.trim();
  throw new Error(`${command} ${arguments_.join(' ')} failed:\n${output}`);
}

/** Checks another commit out, installed and in a folder of its own, which is removed after the work on it. */
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
