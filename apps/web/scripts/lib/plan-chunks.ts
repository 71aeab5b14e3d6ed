import type { Rolldown } from 'vite';
import { chunkOf, withImports } from './client-chunks.ts';

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|@reduxjs\/toolkit|immer|reselect|redux-thunk|use-sync-external-store|cookie)\//;

const PUBLIC_PAGE = /\/src\/routes\/public\/([\w-]+)\.tsx$/;

/** What the dashboard of the portal is drawn by, besides what every page has. */
const PORTAL = [
  'src/app/guard.tsx',
  'src/app/portal-providers.tsx',
  'src/layouts/portal-layout.tsx',
  'src/routes/clients/dashboard.tsx',
] as const;

/** Controls and icons: too small to be files of their own wherever else they are used. */
const SMALL_PART =
  /packages\/ui\/src\/components\/(?:field|logo)\/|lucide-react\/dist\/esm\/icons\//;

/** Each is imported when it is needed, so it stays a file of its own. */
const ROUTE = /\/src\/routes\//;

/**
 * Few files in place of many, since small files compress badly and each is a request: one for what
 * seldom changes, one for what every public page shares, one for what several share, one for what
 * the price card and the calculator share, and one for the rest of the calculator. What the portal
 * needs until its dashboard can be used is one as well; it begins to load with the login page.
 */
export function planChunks(output: Output): Rolldown.CodeSplittingGroup[] {
  const site = modulesOf(output, [
    chunkOf(output, 'src/app/entry-client.tsx'),
    chunkOf(output, 'src/layouts/public-layout.tsx'),
  ]);
  const users = usersOf(output);
  const portal = modulesOf(
    output,
    PORTAL.map((module) => chunkOf(output, module)),
  );
  const visitors = forVisitors(output);
  const isUsedBy = (id: string, ...pages: readonly string[]) =>
    users.get(id)?.size === pages.length && pages.every((page) => users.get(id)?.has(page));
  return [
    { name: 'base', test: FRAMEWORK, priority: 4 },
    { name: 'site', test: (id) => site.has(id), priority: 3 },
    {
      name: 'prices',
      test: (id) => isUsedBy(id, 'home', 'quote') || (isUsedBy(id, 'home') && SMALL_PART.test(id)),
      priority: 2,
    },
    { name: 'pages', test: (id) => (users.get(id)?.size ?? 0) > 1, priority: 1 },
    { name: 'price', test: (id) => isUsedBy(id, 'quote'), priority: 1 },
    { name: 'portal', test: (id) => portal.has(id) && !visitors.has(id) && !ROUTE.test(id) },
  ];
}

/** The public pages that load each module by themselves. */
function usersOf(output: Output): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  for (const chunk of output) {
    const page = chunk.type === 'chunk' ? PUBLIC_PAGE.exec(chunk.facadeModuleId ?? '')?.[1] : null;
    if (chunk.type === 'chunk' && page !== null && page !== undefined) {
      for (const id of modulesOf(output, [chunk])) {
        users.set(id, (users.get(id) ?? new Set()).add(page));
      }
    }
  }
  return users;
}

/** What public pages load, by themselves or later: none of it may bring the portal along. */
function forVisitors(output: Output): ReadonlySet<string> {
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunkOf(output, 'src/app/entry-client.tsx');
  const seen = new Set([entry]);
  const left = chunks.filter(({ facadeModuleId }) => PUBLIC_PAGE.test(facadeModuleId ?? ''));
  left.push(chunkOf(output, 'src/layouts/public-layout.tsx'));
  for (let chunk = left.pop(); chunk !== undefined; chunk = left.pop()) {
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    const names = new Set([...chunk.imports, ...chunk.dynamicImports]);
    left.push(...chunks.filter(({ fileName }) => names.has(fileName)));
  }
  return modulesOf(output, [...seen]);
}

/** The modules that are left in some chunks, and in what they import, once unused code is gone. */
function modulesOf(output: Output, chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const all = chunks.flatMap((chunk) => withImports(output, chunk));
  return new Set(all.flatMap(({ moduleIds }) => moduleIds));
}
