import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { BuildOptions, Rolldown } from 'vite';
import { DIST, SERVER_BUILD, VISITS_WORKER, WEB_ROOT } from './paths.ts';

/**
 * What every page runs on: libraries, which browsers keep over releases, and the base styles, which
 * must come before those of components.
 */
const FRAMEWORK =
  /preload-helper|packages\/ui\/src\/styles\/|node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|@reduxjs\/toolkit|immer|reselect|redux-thunk|use-sync-external-store|cookie|set-cookie-parser)\//;

/**
 * The areas of the site, from what everyone loads to what few do, with the files that each is made
 * of. What two pages share is in one file of the first area that uses it, so that a visitor loads no
 * code of accounts, a page of accounts none of the portals, and a client none of the team's.
 */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  site: ['app/entry-client.tsx', 'shell/public{-layout.tsx,/**/*.tsx}', 'site/**/*.tsx'],
  accounts: [
    'app/account-{routes,providers}.tsx',
    'shell/account-layout.tsx',
    'domains/accounts/**/*.tsx',
  ],
  client: [
    'app/{client-routes,portal-providers}.tsx',
    'shell/{guard,portal-layout}.tsx',
    'domains/{*/client,profile}/**/*-page.tsx',
  ],
};

/** The area of what no earlier area uses. */
const LAST_AREA = 'team';

type AreaOf = (id: string, context: Rolldown.ChunkingContext) => string;

/** Finds the area of each module: that of its file, or the first one that imports it. */
function findAreas(): AreaOf {
  const areas = new Map<string, string>();
  const addWithImports = (area: string, id: string, context: Rolldown.ChunkingContext): void => {
    if (areas.has(id)) return;
    const module = context.getModuleInfo(id);
    if (module === null) return;
    areas.set(id, area);
    for (const imported of module.importedIds) addWithImports(area, imported, context);
  };
  return (id, context) => {
    if (areas.size === 0) {
      for (const [area, patterns] of Object.entries(AREAS)) {
        for (const file of globSync(patterns, { cwd: join(WEB_ROOT, 'src') })) {
          addWithImports(area, join(WEB_ROOT, 'src', file), context);
        }
      }
    }
    return areas.get(id) ?? LAST_AREA;
  };
}

const GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', test: FRAMEWORK, priority: 2 },
  {
    name: findAreas(),
    debugName: 'areas',
    minShareCount: 2,
    // Otherwise a file of the team's area would take in what public pages import too.
    includeDependenciesRecursively: false,
    priority: 1,
  },
];

/** Files that are already loaded when a user follows a link. */
const LOADED_BY_THE_ENTRY = /assets\/(?:rolldown-runtime|framework|site)-/;

/** Builds the scripts and style sheets that browsers load. */
export async function buildClient(): Promise<Rolldown.RolldownOutput['output']> {
  const app = await run({
    define: { 'import.meta.env.VISITS_WORKER': JSON.stringify(`/${VISITS_WORKER}`) },
    outDir: DIST,
    emptyOutDir: true,
    modulePreload: {
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'js'
          ? dependencies.filter((file) => !LOADED_BY_THE_ENTRY.test(file))
          : dependencies,
    },
    rolldownOptions: {
      input: 'src/app/entry-client.tsx',
      output: { codeSplitting: { groups: GROUPS } },
    },
  });
  // Built separately, so that it shares no chunk with the app that it starts.
  const start = await run({
    outDir: DIST,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { input: 'src/app/start.ts' },
  });
  return [...app, ...start] as Rolldown.RolldownOutput['output'];
}

/**
 * A file that the service worker precaches. The revision is null if the name contains a hash of the
 * content.
 */
export interface PrecachedFile {
  readonly url: string;
  readonly revision: string | null;
}

/** Builds the service worker that opens visits offline, with the files that they need. */
export async function buildVisitsWorker(files: readonly PrecachedFile[]): Promise<void> {
  await run({
    define: {
      PRECACHED_FILES: JSON.stringify(files),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    outDir: DIST,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: 'src/service-worker/visits.ts',
      output: { format: 'iife', entryFileNames: VISITS_WORKER },
    },
  });
}

/** Builds the code that prerenders pages. */
export async function buildServer(): Promise<void> {
  await build({
    root: WEB_ROOT,
    logLevel: 'warn',
    ssr: { noExternal: [/^@cleaning\//, 'lucide-react'] },
    build: {
      ssr: 'src/app/entry-server.tsx',
      outDir: SERVER_BUILD,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });
}

async function run({
  define = {},
  ...options
}: BuildOptions & { readonly define?: Record<string, string> }): Promise<
  Rolldown.RolldownOutput['output']
> {
  const result = await build({ root: WEB_ROOT, logLevel: 'warn', define, build: options });
  if (!('output' in result)) {
    throw new Error('The client build gave no single output, so its files cannot be found.');
  }
  return result.output;
}
