import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isVerificationPath, SITE_PATHS } from '@cleaning/contract/routes';
import { z } from 'zod';

const manifestSchema = z.object({
  /** The addresses of prerendered pages, with their files. */
  pages: z.record(z.string(), z.string()),
  /**
   * The addresses of prerendered pages of accounts, with their files. With a query, such as the token
   * of a link, they are rendered in the browser.
   */
  accountPages: z.record(z.string(), z.string()).default({}),
  /** The file for every page that is rendered in the browser. */
  appShell: z.string(),
  notFound: z.string(),
  /** The not-found page for areas that have neither the header nor the footer of the site. */
  notFoundWithoutFrame: z.string(),
  /** The addresses of pages rendered in the browser, with `:id` for any one segment. */
  appPaths: z.array(z.string()),
  styleHashes: z.array(z.string()).default([]),
  scriptHashes: z.array(z.string()).default([]),
});

/** A built site: its addresses and its files. */
export interface Site extends z.output<typeof manifestSchema> {
  readonly directory: string;
  /** Every file that a visitor may load by its own address, such as `assets/app-1a2b.js`. */
  readonly files: ReadonlySet<string>;
}

const MANIFEST_NAME = 'site.json';

/**
 * Reads a built site; null when the directory holds none.
 *
 * @throws when its manifest is not one that this service understands.
 */
export async function loadSite(directory: string): Promise<Site | null> {
  const text = await readFile(join(directory, MANIFEST_NAME), 'utf8').catch(() => null);
  if (text === null) return null;
  const manifest = manifestSchema.safeParse(JSON.parse(text));
  if (!manifest.success) {
    throw new Error(
      `${join(directory, MANIFEST_NAME)} does not describe a site: ${z.prettifyError(manifest.error)}. Build the site again.`,
    );
  }
  return { ...manifest.data, directory, files: await listFiles(directory) };
}

/**
 * Whether a path is hidden, such as a `.git` folder or `.env` file that is among the built files by
 * mistake.
 */
const isHidden = (path: string): boolean => /(?:^|\/)\.(?!well-known\/)/u.test(path);

/**
 * Whether a file is served by its name. Pages are served at their addresses, and compressed copies
 * in place of their originals.
 */
const isServedByName = (path: string): boolean =>
  path !== MANIFEST_NAME && !isHidden(path) && !/\.(?:html|br|gz|map)$/u.test(path);

async function listFiles(directory: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return new Set(paths.filter(isServedByName));
}

/** The file for an address; null when there is no such page. */
export function fileOfPage(site: Site, path: string, query?: string): string | null {
  const pages = query === undefined ? { ...site.accountPages, ...site.pages } : site.pages;
  const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
  if (page !== undefined) return page;
  return site.appPaths.some((pattern) => matches(pattern, path)) ? site.appShell : null;
}

/**
 * The redirect of an address without a page: to the same address in lower case and without a final
 * slash, or to the page that verifies an address if it looks like such a link. Null otherwise.
 */
export function redirectOf(site: Site, path: string): string | null {
  const address = path.replace(/\/$/u, '').toLowerCase();
  if (fileOfPage(site, address) !== null) return address;
  return isVerificationPath(path) ? SITE_PATHS.emailVerification : null;
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) =>
      segment.startsWith(':') ? given[index] !== '' : segment === given[index],
    )
  );
}
