import type { Rolldown } from 'vite';

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** The chunk that a source file is in, by the end of its path. */
export function chunkOf(output: Output, sourcePath: string): Rolldown.OutputChunk {
  const chunks = output.filter((file) => file.type === 'chunk');
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(sourcePath) === true) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(sourcePath)));
  if (chunk === undefined) {
    throw new Error(`${sourcePath} is in no chunk. Is it still imported under that name?`);
  }
  return chunk;
}

/** A chunk and everything it imports before it can run, itself last. */
export function withImports(
  output: Output,
  chunk: Rolldown.OutputChunk,
  seen = new Set<string>(),
): Rolldown.OutputChunk[] {
  if (seen.has(chunk.fileName)) {
    return [];
  }
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((fileName) => {
    const next = output.find((file) => file.fileName === fileName);
    return next?.type === 'chunk' ? withImports(output, next, seen) : [];
  });
  return [...imported, chunk];
}

/** The style sheets of some chunks, in the order in which they apply. */
export function cssFilesOf(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))];
}
