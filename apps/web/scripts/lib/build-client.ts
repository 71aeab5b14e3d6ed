import { build } from 'vite';
import type { Rolldown } from 'vite';
import { planChunks } from './plan-chunks.ts';
import { DIST, WEB_ROOT } from './paths.ts';

type Output = Rolldown.RolldownOutput['output'];

/**
 * Builds the scripts and style sheets that browsers load. The first pass is thrown away: it shows
 * which modules each page really uses, so that the second can put them together.
 */
export async function buildClient(): Promise<Output> {
  const firstPass = await run({ write: false });
  return run({
    outDir: DIST,
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: planChunks(firstPass) } } },
  });
}

async function run(options: NonNullable<Parameters<typeof build>[0]>['build']): Promise<Output> {
  const result = await build({ root: WEB_ROOT, logLevel: 'warn', build: options ?? {} });
  if (!('output' in result)) {
    throw new Error('The client build gave no single output, so its files cannot be found.');
  }
  return result.output;
}
