import { relative } from 'node:path';
import type { Rolldown } from 'vite';
import { WEB_ROOT } from './paths.ts';

/** What is in each script of the build, for the budget check. */
export type ChunkReport = Record<
  string,
  {
    readonly imports: string[];
    readonly modules: string[];
    /** The module that it was made for: an entry, or what is imported when it is needed. */
    readonly entry: string | null;
  }
>;

export function describeChunks(
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): ChunkReport {
  const chunks = output.filter((file) => file.type === 'chunk');
  return Object.fromEntries(
    chunks.map(({ fileName, imports, moduleIds, facadeModuleId }) => [
      fileName,
      {
        imports,
        modules: moduleIds.map((id) => relative(WEB_ROOT, id)),
        entry: facadeModuleId === null ? null : relative(WEB_ROOT, facadeModuleId),
      },
    ]),
  );
}
