import { build } from 'vite';
import type { BuildOptions, Rolldown } from 'vite';
import { planChunks } from './plan-chunks.ts';
import { DIST, WEB_ROOT } from './paths.ts';

type Output = Rolldown.RolldownOutput['output'];

const ENTRY = 'src/app/entry-client.tsx';
const STARTER = 'src/app/start-when-idle.ts';

/**
 * Builds the scripts and style sheets that browsers load. The first pass is thrown away: it shows
 * which modules each page really uses, so that the second can put them together. The starter is
 * built by itself, so that it can never come to wait for what it is there to start.
 */
export async function buildClient(): Promise<readonly Output[number][]> {
  const firstPass = await run({ write: false, rolldownOptions: { input: ENTRY } });
  const app = await run({
    outDir: DIST,
    emptyOutDir: true,
    rolldownOptions: {
      input: ENTRY,
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: planChunks(firstPass) },
      },
    },
  });
  const starter = await run({
    outDir: DIST,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { input: STARTER },
  });
  return [...app, ...starter];
}

async function run(options: BuildOptions): Promise<Output> {
  const result = await build({ root: WEB_ROOT, logLevel: 'warn', build: options });
  if (!('output' in result)) {
    throw new Error('The client build gave no single output, so its files cannot be found.');
  }
  return result.output;
}
