import { run } from '../lib/run.ts';
import { PUBLISHED } from './published.ts';

const FILTERS = PUBLISHED.map((name) => `--filter=@cleaning/${name}`);

/**
 * Builds the packages that other apps install, and publishes those whose version the registry does
 * not have yet.
 *
 * @param env says which registry, as npm and pnpm read it; by default the one of `.npmrc`.
 * @returns the exit code.
 */
export async function publishPackages(env: NodeJS.ProcessEnv = {}): Promise<number> {
  const built = await run('turbo', [
    'run',
    'build:package',
    ...FILTERS,
    '--output-logs=errors-only',
  ]);
  if (built !== 0) return built;
  return run('pnpm', [...FILTERS, 'publish', '--no-git-checks'], { env });
}
