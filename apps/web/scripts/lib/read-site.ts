import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { CheerioAPI } from 'cheerio';
import { DIST } from './paths.ts';

interface SiteFile {
  readonly pages: Readonly<Record<string, string>>;
  readonly accountPages: Readonly<Record<string, string>>;
  readonly appShell: string;
  readonly notFound: string;
  readonly notFoundWithoutFrame: string;
  readonly appPaths: readonly string[];
  readonly styleHashes: readonly string[];
}

export interface BuiltPage {
  readonly path: string;
  readonly html: string;
  /** The HTML parsed. */
  readonly document: CheerioAPI;
}

export interface BuiltSite {
  /** The public pages, with the not-found page last, under the path `*`. */
  readonly pages: readonly BuiltPage[];
  /** The not-found page for the areas without the site's header and footer. */
  readonly withoutFrame: BuiltPage;
  /** The pages of accounts that are prerendered. */
  readonly accountPages: readonly BuiltPage[];
  /** The files that contain the public pages. */
  readonly pageFiles: readonly string[];
  readonly appShell: string;
  readonly appPaths: readonly string[];
  readonly styleHashes: readonly string[];
}

/** Reads the built pages, as the server does. */
export async function readSite(): Promise<BuiltSite> {
  const site = JSON.parse(await read('site.json')) as SiteFile;
  const files = [...Object.entries(site.pages), ['*', site.notFound] as const];
  return {
    pages: await Promise.all(files.map(([path, file]) => readPage(path, file))),
    withoutFrame: await readPage('*', site.notFoundWithoutFrame),
    accountPages: await Promise.all(
      Object.entries(site.accountPages).map(([path, file]) => readPage(path, file)),
    ),
    pageFiles: files.map(([, file]) => file),
    appShell: await read(site.appShell),
    appPaths: site.appPaths,
    styleHashes: site.styleHashes,
  };
}

async function readPage(path: string, file: string): Promise<BuiltPage> {
  const html = await read(file);
  return { path, html, document: load(html) };
}

function read(file: string): Promise<string> {
  return readFile(join(DIST, file), 'utf8');
}
