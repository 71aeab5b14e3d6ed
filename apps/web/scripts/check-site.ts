import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LEGACY_REDIRECTS, SITE_PATHS } from '@cleaning/contract/routes';
import { hasPart, jsonLdBlocks, linkAddresses, metaContents } from './checks/html-values.ts';
import { pictureSize } from './checks/picture-size.ts';
import { searchProblems } from './checks/search-problems.ts';
import { manifestProblems, robotsProblems, sitemapProblems } from './checks/site-file-problems.ts';
import { cspHash } from './lib/csp-hash.ts';
import { DIST } from './lib/paths.ts';
import { readSite } from './lib/read-site.ts';
import type { BuiltPage } from './lib/read-site.ts';
import { APPLE_TOUCH_ICON } from './search/icons.ts';
import { WEB_MANIFEST_PATH } from './search/web-manifest.ts';

/** Linked to, and shown as not found until somebody writes them. */
const WITHOUT_A_PAGE: readonly string[] = [SITE_PATHS.privacy, SITE_PATHS.terms, SITE_PATHS.blog];

/** A script that would run, and not a block of data. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=|\stype="application\/ld\+json">)/g;

const failures: string[] = [];
const site = await readSite();
const known = new Set<string>([
  ...site.pages.map(({ path }) => path),
  ...site.appPaths,
  ...WITHOUT_A_PAGE,
]);

/** The pages that search engines show: all but the one for addresses that lead nowhere. */
const indexed = site.pages.filter(({ path }) => path !== '*');
const [themeColour = ''] = metaContents(site.appShell, 'theme-color');

for (const page of site.pages) {
  checkWords(page);
  checkPolicy(page);
  await checkLinks(page);
  await checkIcons(page.path, page.html);
}
for (const page of indexed) {
  addProblems(page.path, await searchProblems(page, indexed, DIST));
}

checkShell();
await checkIcons('app shell', site.appShell);
await checkSiteFiles();
for (const path of WITHOUT_A_PAGE) {
  expect(path, !indexed.some((page) => page.path === path), 'has a page, so hold links to it');
}
for (const path of Object.keys(LEGACY_REDIRECTS)) {
  expect('site.json', site.appPaths.includes(path), `leads nowhere from the old address ${path}`);
}

console.log(`Checked ${site.pages.length} pages.`);
if (failures.length > 0) {
  console.error(failures.join('\n'));
  process.exitCode = 1;
}

function expect(where: string, isRight: boolean, problem: string): void {
  if (!isRight) {
    failures.push(`${where}: ${problem}`);
  }
}

function addProblems(where: string, problems: readonly string[]): void {
  for (const problem of problems) {
    expect(where, false, problem);
  }
}

/** One heading, a title and a description of its own, and an address for search engines. */
function checkWords({ path, html }: BuiltPage): void {
  const isIndexed = path !== '*';
  expect(path, count(html, /<h1[\s>]/g) === 1, 'needs exactly one h1');
  expect(path, count(html, /<main[\s>]/g) === 1, 'needs exactly one main');
  expect(path, /<html lang="en-AU"/.test(html), 'does not say its language');
  expect(path, count(html, /<title>[^<]+ \| [^<]+<\/title>/g) === 1, 'needs one title');
  expect(
    path,
    /<meta name="description" content="[^"]{40,200}">/.test(html),
    'needs a description of 40 to 200 characters',
  );
  expect(
    path,
    isIndexed ||
      [linkAddresses(html, 'canonical'), metaContents(html, 'og:url'), jsonLdBlocks(html)].every(
        (found) => found.length === 0,
      ),
    'tells search engines about a page that is not there',
  );
  expect(
    path,
    /<meta name="robots" content="noindex">/.test(html) !== isIndexed,
    'is wrongly shown or hidden in search',
  );
  expect(path, isUnique(html, 'title'), 'shares its title with another page');
  expect(path, count(html, /<img(?![^>]*\salt=)/g) === 0, 'has a picture without alt');
  expect(path, count(html, /<img(?![^>]*\swidth=)/g) === 0, 'has a picture without a size');
}

/** Nothing that the content security policy would refuse. */
function checkPolicy({ path, html }: BuiltPage): void {
  expect(path, count(html, INLINE_SCRIPT) === 0, 'has an inline script');
  expect(path, count(html, /\sstyle="/g) === 0, 'has a style attribute');
  expect(path, count(html, /\son\w+="/g) === 0, 'has an inline event handler');
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)];
  expect(path, styles.length === 1, 'needs exactly one style element');
  for (const [, css = ''] of styles) {
    expect(
      path,
      site.styleHashes.includes(cspHash(css)),
      'has styles that site.json does not allow',
    );
  }
}

/** Every address on the page leads somewhere, and every part it names is there. */
async function checkLinks({ path, html }: BuiltPage): Promise<void> {
  const links = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => href);
  expect(path, links.length > 10, 'has hardly any links, so they were not read');
  for (const href of new Set(links.map((link) => link.replaceAll('&amp;', '&')))) {
    if (/^(?:https|mailto|tel):/.test(href)) {
      continue;
    }
    const { pathname, hash } = new URL(href, `http://site${path === '*' ? '/' : path}`);
    expect(path, href.startsWith('#') || known.has(pathname), `links to ${href}, which is no page`);
    const target = href.startsWith('#')
      ? html
      : site.pages.find((other) => other.path === pathname)?.html;
    if (hash !== '' && target !== undefined) {
      expect(path, hasPart(target, hash.slice(1)), `links to ${href}, which names no part`);
    }
  }
  const files = [...html.matchAll(/(?:src|href|data-entry)="\/(assets\/[^"#]*)/g)];
  const candidates = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map((candidate) => candidate.trim().split(' ')[0]?.slice(1) ?? ''),
  );
  for (const file of new Set([...files.map(([, name = '']) => name), ...candidates])) {
    expect(path, await exists(file), `names ${file}, which was not built`);
  }
}

function checkShell(): void {
  const { appShell } = site;
  expect(
    'app shell',
    /<meta name="robots" content="noindex">/.test(appShell),
    'is shown in search',
  );
  expect('app shell', /<div id="root">.*Loading/s.test(appShell), 'shows no loader');
  expect('app shell', count(appShell, INLINE_SCRIPT) === 0, 'has an inline script');
  expect('app shell', count(appShell, /<style/g) === 0, 'has a style element');
}

/** What every document says about the frame that it is shown in. */
async function checkIcons(where: string, html: string): Promise<void> {
  const [icon = '', touchIcon = '', manifest = ''] = [
    'icon',
    'apple-touch-icon',
    'manifest',
  ].flatMap((relation) => {
    const addresses = linkAddresses(html, relation);
    expect(where, addresses.length === 1, `needs exactly one ${relation}`);
    return addresses.slice(0, 1);
  });
  const { size } = APPLE_TOUCH_ICON;
  expect(where, icon !== '' && (await exists(icon)), 'names an icon that is not there');
  expect(
    where,
    (await pictureSize(DIST, touchIcon)) === `${size}x${size}`,
    'has no touch icon of the right size',
  );
  expect(where, manifest === WEB_MANIFEST_PATH, 'names another web manifest');
  expect(
    where,
    metaContents(html, 'theme-color').join() === themeColour,
    'has another theme colour than the app shell',
  );
}

async function checkSiteFiles(): Promise<void> {
  const paths = indexed.map(({ path }) => path);
  addProblems('sitemap.xml', sitemapProblems(await readOrNothing('sitemap.xml'), paths));
  addProblems('robots.txt', robotsProblems(await readOrNothing('robots.txt'), paths));
  addProblems(
    WEB_MANIFEST_PATH,
    await manifestProblems(
      await readOrNothing(WEB_MANIFEST_PATH),
      (path) => pictureSize(DIST, path),
      themeColour,
    ),
  );
}

function readOrNothing(name: string): Promise<string> {
  return readFile(join(DIST, name), 'utf8').catch(() => '');
}

function isUnique(html: string, tag: string): boolean {
  const [words] = new RegExp(`<${tag}>[^<]*`).exec(html) ?? [];
  return site.pages.filter((page) => words !== undefined && page.html.includes(words)).length === 1;
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

async function exists(file: string): Promise<boolean> {
  return access(join(DIST, file)).then(
    () => true,
    () => false,
  );
}
