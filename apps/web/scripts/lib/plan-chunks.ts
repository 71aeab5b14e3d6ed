import type { Rolldown } from 'vite';
import { chunkOf, withImports } from './client-chunks.ts';

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|@reduxjs\/toolkit|immer|reselect|redux-thunk|use-sync-external-store|cookie)\//;

/**
 * Few files in place of many: one for what seldom changes, one for what every public page shares,
 * one for what the price card and the calculator share, and one for the rest of the calculator.
 * Small files compress badly and each is a request.
 */
export function planChunks(output: Output): Rolldown.CodeSplittingGroup[] {
  const site = modulesOf(output, ['src/app/entry-client.tsx', 'src/layouts/public-layout.tsx']);
  const home = modulesOf(output, ['src/routes/public/home.tsx']);
  const quote = modulesOf(output, ['src/routes/public/quote.tsx']);
  return [
    { name: 'framework', test: FRAMEWORK, priority: 3 },
    { name: 'site', test: (id) => site.has(id), priority: 2 },
    { name: 'prices', test: (id) => home.has(id) && quote.has(id), priority: 1 },
    { name: 'calculator', test: (id) => quote.has(id), priority: 0 },
  ];
}

/** The modules that are left in some files, and in what they import, once unused code is gone. */
function modulesOf(output: Output, sourcePaths: readonly string[]): ReadonlySet<string> {
  const chunks = sourcePaths.flatMap((path) => withImports(output, chunkOf(output, path)));
  return new Set(chunks.flatMap(({ moduleIds }) => moduleIds));
}
