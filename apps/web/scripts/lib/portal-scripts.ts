import type { ChunkReport } from './chunk-report.ts';

/** A screen of the portal, and the scripts that it needs before it can be used. */
export interface PortalScreenScripts {
  /** The file of its route: `my-quotes`. */
  readonly name: string;
  readonly files: readonly string[];
}

const SCREEN = /src\/routes\/clients\/([\w-]+)\.tsx$/;

/** What every address of the portal loads, in the order in which it does. */
const FRAME = [
  'src/app/start-when-idle.ts',
  'src/app/entry-client.tsx',
  'src/app/guard.tsx',
  'src/app/portal-providers.tsx',
  'src/layouts/portal-layout.tsx',
] as const;

/**
 * The scripts of each screen of the portal, the frame around it included. A screen is a module of
 * `routes/clients` that is a chunk of its own, so a new one is found without being listed.
 *
 * @throws When a part of the frame, or every screen, is in no chunk.
 */
export function portalScripts(chunks: ChunkReport): PortalScreenScripts[] {
  const frame = FRAME.map((module) => chunkOf(chunks, module));
  const screens = Object.entries(chunks).flatMap(([file, { entry }]) => {
    const name = entry === null ? undefined : SCREEN.exec(entry)?.[1];
    return name === undefined ? [] : [{ name, files: [...withImports(chunks, [...frame, file])] }];
  });
  if (screens.length === 0) throw new Error('No screen of the portal is a chunk of its own.');
  return screens.toSorted((one, other) => one.name.localeCompare(other.name));
}

function chunkOf(chunks: ChunkReport, module: string): string {
  const found = Object.entries(chunks).find(([, { modules }]) =>
    modules.some((id) => id.endsWith(module)),
  );
  if (found === undefined) throw new Error(`${module} is in no chunk.`);
  return found[0];
}

/** Some scripts, and everything that they import before they can run. */
export function withImports(chunks: ChunkReport, files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const left = [...files];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    left.push(...(chunks[file]?.imports ?? []));
  }
  return found;
}
