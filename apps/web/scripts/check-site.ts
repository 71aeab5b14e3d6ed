import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LEGACY_REDIRECTS, SITE_PATHS } from '@cleaning/contract/routes';
import { load } from 'cheerio';
import type { CheerioAPI } from 'cheerio';
import {
  hasPart,
  jsonLdBlocks,
  linkAddresses,
  metaContents,
  pictureSize,
  searchProblems,
} from './checks/search-problems.ts';
import { htmlProblems } from './checks/html-problems.ts';
import { pageReadingProblem } from './checks/reading-problem.ts';
import { manifestProblems, robotsProblems, sitemapProblems } from './checks/site-file-problems.ts';
import { cspHash } from './lib/documents.ts';
import { DIST } from './lib/paths.ts';
import { readSite } from './lib/read-site.ts';
import type { BuiltPage } from './lib/read-site.ts';
import { NOTICE_BADGE_PATH, TEAM_MANIFEST_PATH } from '../src/content/team-app.ts';
import { APPLE_TOUCH_ICON, BADGE_SIZE } from './search/icons.ts';
import { WEB_MANIFEST_PATH } from './search/site-files.ts';

/** Pages that are linked to but not written yet; they show the not-found page. */
const WITHOUT_A_PAGE: readonly string[] = [SITE_PATHS.privacy, SITE_PATHS.terms, SITE_PATHS.blog];

/** An inline script that would run, as opposed to a data block. */
const INLINE_SCRIPT = 'script:not([src]):not([type="application/ld+json"])';

const failures: string[] = [];
const site = await readSite();
const known = new Set<string>([
  ...site.pages.map(({ path }) => path),
  ...site.appPaths,
  ...WITHOUT_A_PAGE,
]);

/** The pages for search engines: all but the not-found page. */
const indexed = site.pages.filter(({ path }) => path !== '*');
const appShell = load(site.appShell);
const [themeColour = ''] = metaContents(appShell, 'theme-color');

for (const page of site.pages) {
  checkText(page);
  checkPolicy(page);
  await checkLinks(page);
  await checkIcons(page.path, page.document);
}
for (const page of indexed) {
  addProblems(page.path, await searchProblems(page, indexed, DIST));
}

for (const { path, html } of [...site.pages, ...site.accountPages, site.withoutFrame]) {
  addProblems(path, await htmlProblems(html));
  const hardToRead = pageReadingProblem(html);
  expect(path, hardToRead === null, hardToRead ?? '');
}
addProblems('app shell', await htmlProblems(site.appShell));

checkShell();
for (const page of [...site.accountPages, site.withoutFrame]) {
  checkText(page);
  checkPolicy(page);
}
for (const { path, document } of site.accountPages) {
  expect(
    path,
    count(document, 'form:not([method="dialog"])') === 0,
    'has a form that sends itself',
  );
}
expect(
  '404 without frame',
  count(site.withoutFrame.document, 'header, footer') === 0,
  'has a frame',
);
await checkIcons('app shell', appShell);
await checkSiteFiles();
for (const path of WITHOUT_A_PAGE) {
  expect(path, !indexed.some((page) => page.path === path), 'has a page, so hold links to it');
}
for (const path of Object.keys(LEGACY_REDIRECTS)) {
  expect('site.json', site.appPaths.includes(path), `leads nowhere from the old address ${path}`);
}

console.log(`Checked ${site.pages.length + site.accountPages.length} pages.`);
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

/** Checks for one heading, a unique title and description, and a canonical address. */
function checkText({ path, document }: BuiltPage): void {
  const isIndexed = indexed.some((page) => page.path === path);
  expect(path, count(document, 'h1') === 1, 'needs exactly one h1');
  expect(path, count(document, 'main') === 1, 'needs exactly one main');
  expect(path, document('html').attr('lang') === 'en-AU', 'does not say its language');
  expect(path, count(document, 'head > title') === 1, 'needs one title');
  expect(path, document('head > title').text().includes(' | '), 'is not named in its title');
  expect(
    path,
    metaContents(document, 'description').every(({ length }) => length >= 40 && length <= 200),
    'needs a description of 40 to 200 characters',
  );
  expect(
    path,
    isIndexed ||
      [
        linkAddresses(document, 'canonical'),
        metaContents(document, 'og:url'),
        jsonLdBlocks(document),
      ].every((found) => found.length === 0),
    'tells search engines about a page that is not there',
  );
  expect(
    path,
    metaContents(document, 'robots').includes('noindex') !== isIndexed,
    'is wrongly shown or hidden in search',
  );
  expect(path, hasOwnTitle(document), 'shares its title with another page');
  expect(path, count(document, 'img:not([alt])') === 0, 'has a picture without alt');
  expect(path, count(document, 'img:not([width])') === 0, 'has a picture without a size');
}

/** Checks that the content security policy would refuse nothing. */
function checkPolicy({ path, document }: BuiltPage): void {
  expect(path, count(document, INLINE_SCRIPT) === 0, 'has an inline script');
  expect(path, count(document, '[style]') === 0, 'has a style attribute');
  const handlers = document('*')
    .toArray()
    .flatMap((element) => ('attribs' in element ? Object.keys(element.attribs) : []))
    .filter((name) => name.startsWith('on'));
  expect(path, handlers.length === 0, 'has an inline event handler');
  const styles = document('style').toArray();
  expect(path, styles.length === 1, 'needs exactly one style element');
  for (const style of styles) {
    expect(
      path,
      site.styleHashes.includes(cspHash(document(style).text())),
      'has styles that site.json does not allow',
    );
  }
}

/** Checks that every link leads to a page or file, and every fragment to an element. */
async function checkLinks({ path, document }: BuiltPage): Promise<void> {
  const links = attributes(document, 'a[href]', 'href');
  expect(path, links.length > 10, 'has hardly any links, so they were not read');
  for (const href of new Set(links)) {
    if (/^(?:https|mailto|tel):/.test(href)) {
      continue;
    }
    const { pathname, hash } = new URL(href, `http://site${path === '*' ? '/' : path}`);
    expect(path, href.startsWith('#') || known.has(pathname), `links to ${href}, which is no page`);
    const target = href.startsWith('#')
      ? document
      : site.pages.find((other) => other.path === pathname)?.document;
    if (hash !== '' && target !== undefined) {
      expect(path, hasPart(target, hash.slice(1)), `links to ${href}, which names no part`);
    }
  }
  const candidates = attributes(document, '[srcset]', 'srcset').flatMap((set) =>
    set.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  );
  const scripts = ['data-scripts', 'data-styles', 'data-section-styles'].flatMap((name) =>
    attributes(document, `[${name}]`, name).flatMap((list) => list.split(' ')),
  );
  const files = [
    ...attributes(document, '[src]', 'src'),
    ...attributes(document, 'link[href], use[href], image[href]', 'href'),
    ...attributes(document, '[data-entry]', 'data-entry'),
    ...candidates,
    ...scripts,
  ].filter((address) => address.startsWith('/assets/'));
  expect(path, files.length > 5, 'names hardly any files, so they were not read');
  for (const file of new Set(files.map((address) => address.replace(/#.*/, '')))) {
    expect(path, await exists(file), `names ${file}, which was not built`);
  }
}

function checkShell(): void {
  expect('app shell', metaContents(appShell, 'robots').includes('noindex'), 'is shown in search');
  expect('app shell', appShell('#root').text().includes('Loading'), 'shows no loader');
  expect('app shell', count(appShell, INLINE_SCRIPT) === 0, 'has an inline script');
  expect('app shell', count(appShell, 'style') === 0, 'has a style element');
}

/** Checks the icons, the web manifest and the theme colour that a document declares. */
async function checkIcons(where: string, document: CheerioAPI): Promise<void> {
  const [icon = '', touchIcon = '', manifest = ''] = [
    'icon',
    'apple-touch-icon',
    'manifest',
  ].flatMap((relation) => {
    const addresses = linkAddresses(document, relation);
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
    metaContents(document, 'theme-color').join() === themeColour,
    'has another theme colour than the app shell',
  );
}

async function checkSiteFiles(): Promise<void> {
  const paths = indexed.map(({ path }) => path);
  addProblems('sitemap.xml', sitemapProblems(await readOrEmpty('sitemap.xml'), paths));
  addProblems('robots.txt', robotsProblems(await readOrEmpty('robots.txt'), paths));
  for (const [path, start] of [
    [WEB_MANIFEST_PATH, SITE_PATHS.home],
    [TEAM_MANIFEST_PATH, SITE_PATHS.staffPortal],
  ] as const) {
    const manifest = await readOrEmpty(path);
    addProblems(
      path,
      await manifestProblems(manifest, (icon) => pictureSize(DIST, icon), themeColour, start),
    );
  }
  expect(
    NOTICE_BADGE_PATH,
    (await pictureSize(DIST, NOTICE_BADGE_PATH)) === `${BADGE_SIZE}x${BADGE_SIZE}`,
    'is no picture of the right size',
  );
}

function readOrEmpty(name: string): Promise<string> {
  return readFile(join(DIST, name), 'utf8').catch(() => '');
}

function hasOwnTitle(document: CheerioAPI): boolean {
  const title = document('head > title').text();
  const pages = [...site.pages, ...site.accountPages];
  return pages.filter((page) => page.document('head > title').text() === title).length === 1;
}

function count(document: CheerioAPI, selector: string): number {
  return document(selector).length;
}

function attributes(document: CheerioAPI, selector: string, name: string): string[] {
  return document(selector)
    .toArray()
    .map((element) => document(element).attr(name) ?? '');
}

async function exists(file: string): Promise<boolean> {
  return access(join(DIST, file)).then(
    () => true,
    () => false,
  );
}
