import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Rolldown } from 'vite';
import { DIST, WEB_ROOT } from './paths.ts';

/** The script chunks of the build by file name, relative to the root of the site. */
export type ClientChunks = Record<
  string,
  {
    readonly imports: readonly string[];
    /** The files that it loads later. */
    readonly dynamicImports: readonly string[];
    readonly modules: readonly string[];
    /** The module that the chunk was made for: an entry or a dynamically imported module. */
    readonly entry: string | null;
    readonly css: readonly string[];
    /** The pictures of the chunk. */
    readonly assets: readonly string[];
  }
>;

export function describeChunks(output: Rolldown.RolldownOutput['output']): ClientChunks {
  const chunks = output.filter((file) => file.type === 'chunk');
  return Object.fromEntries(
    chunks.map(({ fileName, imports, dynamicImports, moduleIds, facadeModuleId, viteMetadata }) => [
      fileName,
      {
        imports,
        dynamicImports,
        modules: moduleIds.map((id) => relative(WEB_ROOT, id)),
        entry: facadeModuleId === null ? null : relative(WEB_ROOT, facadeModuleId),
        css: [...(viteMetadata?.importedCss ?? [])],
        assets: [...(viteMetadata?.importedAssets ?? [])],
      },
    ]),
  );
}

/**
 * The chunk that contains a source file.
 *
 * @param module The end of the file's path: `src/shell/guard.tsx`, `/home-sections.tsx`.
 * @throws When no chunk contains it.
 */
function chunkOf(chunks: ClientChunks, module: string): string {
  const all = Object.entries(chunks);
  const found =
    all.find(([, { entry }]) => entry?.endsWith(module)) ??
    all.find(([, { modules }]) => modules.some((id) => id.endsWith(module)));
  if (found === undefined) {
    throw new Error(`${module} is in no chunk. Is it still imported under that name?`);
  }
  return found[0];
}

/** The chunks, after all the chunks that they statically import. Each is listed once. */
export function withImports(chunks: ClientChunks, files: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (file: string, path: readonly string[]): void => {
    if (found.has(file) || path.includes(file)) return;
    for (const imported of chunks[file]?.imports ?? []) add(imported, [...path, file]);
    found.add(file);
  };
  for (const file of files) add(file, []);
  return [...found];
}

/** The style sheets of the chunks, in cascade order. */
function cssOf(chunks: ClientChunks, files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => chunks[file]?.css ?? []))];
}

const ENTRY = 'src/app/entry-client.tsx';
const ACCOUNT_ROUTES = 'src/app/account-routes.tsx';
const CLIENT_ROUTES = 'src/app/client-routes.tsx';
const TEAM_ROUTES = 'src/app/team-routes.tsx';

/** Every script that each account page needs before it is interactive, by page name. */
export const accountScripts = (chunks: ClientChunks) =>
  scriptsByPage(chunks, ACCOUNT_ROUTES, ['src/shell/account-layout.tsx']);

export const portalScripts = (chunks: ClientChunks) =>
  scriptsByPage(chunks, CLIENT_ROUTES, [
    'src/shell/guard.tsx',
    'src/app/portal-providers.tsx',
    'src/shell/portal-layout.tsx',
  ]);

export const staffScripts = (chunks: ClientChunks) =>
  scriptsByPage(chunks, TEAM_ROUTES, [
    'src/shell/guard.tsx',
    'src/app/portal-providers.tsx',
    'src/shell/staff-layout.tsx',
    'src/shell/portal/screen-failed.tsx',
  ]);

/** The file of a page, by its name. */
const PAGE = /\/([\w-]+)-page\.tsx$/;

/** The scripts of the pages that a table of routes loads. */
function scriptsByPage(
  chunks: ClientChunks,
  routes: string,
  layouts: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const frame = [ENTRY, 'src/app/account-providers.tsx', routes, ...layouts].map((module) =>
    chunkOf(chunks, module),
  );
  const pages = (chunks[chunkOf(chunks, routes)]?.dynamicImports ?? []).flatMap((file) => {
    const name = PAGE.exec(chunks[file]?.entry ?? '')?.[1];
    return name === undefined ? [] : [[name, withImports(chunks, [...frame, file])] as const];
  });
  if (pages.length === 0) throw new Error(`${routes} loads no page.`);
  return new Map(pages);
}

/** The files of one HTML document, with addresses from the root of the site. */
export interface PageAssets {
  readonly entry: string;
  /** Every other script that the page loads at the start. */
  readonly scripts: readonly string[];
  readonly css: readonly string[];
  /** Style sheets that only sections below the first screen need. */
  readonly sectionCss: readonly string[];
}

const FRAME = [
  'src/shell/public-layout.tsx',
  'src/shell/public/site-header.tsx',
  'src/shell/public/site-footer.tsx',
];

/**
 * Sections below the first screen. Their scripts load with the app, but their styles with the page,
 * because they are prerendered.
 */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  home: ['/home-sections.tsx'],
  contact: ['/enquiry-section.tsx'],
};

export function publicPageAssets(chunks: ClientChunks, pageName: string): PageAssets {
  const page = [...FRAME, `src/site/${pageName}/${pageName}-page.tsx`];
  const assets = assetsOf(chunks, page);
  const { css } = assetsOf(chunks, [...page, ...(SECTIONS[pageName] ?? [])]);
  return { ...assets, sectionCss: css.filter((file) => !assets.css.includes(file)) };
}

export function accountPageAssets(chunks: ClientChunks, pageName: string): PageAssets {
  return assetsOf(chunks, [
    ACCOUNT_ROUTES,
    'src/app/account-providers.tsx',
    'src/shell/account-layout.tsx',
    `src/domains/accounts/${pageName}-page.tsx`,
  ]);
}

/**
 * The app shell shows the loading screen of the route guards. It preloads the routes of accounts,
 * because those pages are opened from links in emails with an empty cache. Users of the portals come back
 * and have them cached.
 */
export function shellAssets(chunks: ClientChunks): PageAssets {
  return assetsOf(chunks, ['src/shell/page-loader.tsx', ACCOUNT_ROUTES]);
}

export function startScript(chunks: ClientChunks): string {
  return address(chunkOf(chunks, 'src/app/start.ts'));
}

function assetsOf(chunks: ClientChunks, modules: readonly string[]): PageAssets {
  const entry = chunkOf(chunks, ENTRY);
  const files = withImports(chunks, [entry, ...modules.map((module) => chunkOf(chunks, module))]);
  return {
    entry: address(entry),
    scripts: files.filter((file) => file !== entry).map(address),
    css: cssOf(chunks, files).map(address),
    sectionCss: [],
  };
}

/** @throws When there is no typeface to preload. */
export async function fontFiles(): Promise<string[]> {
  const fonts = (await readdir(join(DIST, 'assets'))).filter((name) => name.endsWith('.woff2'));
  if (fonts.length === 0) throw new Error('Expected a font file and found none.');
  return fonts.map((font) => address(`assets/${font}`));
}

/** What the app loads by itself after the shell, on every page. */
const AFTER_THE_SHELL = [
  ACCOUNT_ROUTES,
  'src/shell/team/visit-signal.tsx',
  'src/shell/team/team-footer.tsx',
];

/** Every file that a visit, and the day's list that leads to it, needs in the app shell. */
export function visitFiles(chunks: ClientChunks): string[] {
  const pages = staffScripts(chunks);
  const scripts = withImports(chunks, [
    ...(pages.get('today') ?? []),
    ...(pages.get('visit') ?? []),
    ...AFTER_THE_SHELL.map((module) => chunkOf(chunks, module)),
  ]);
  const assets = scripts.flatMap((file) => chunks[file]?.assets ?? []);
  return [...new Set([...scripts, ...cssOf(chunks, scripts), ...assets])].map(address);
}

const address = (fileName: string) => `/${fileName}`;
