import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { LEGACY_REDIRECTS, SITE_PATHS } from '@cleaning/contract/routes';
import { cspHash } from './lib/csp-hash.ts';
import { DIST } from './lib/paths.ts';
import { readSite } from './lib/read-site.ts';
import type { BuiltPage } from './lib/read-site.ts';

/** Linked to, and shown as not found until somebody writes them. */
const WITHOUT_A_PAGE: readonly string[] = [SITE_PATHS.privacy, SITE_PATHS.terms, SITE_PATHS.blog];

const failures: string[] = [];
const site = await readSite();
const known = new Set<string>([
  ...site.pages.map(({ path }) => path),
  ...site.appPaths,
  ...WITHOUT_A_PAGE,
]);

for (const page of site.pages) {
  checkWords(page);
  checkPolicy(page);
  await checkLinks(page);
}

checkShell();
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
    count(html, /<link rel="canonical"/g) === (isIndexed ? 1 : 0),
    'has the wrong canonical address',
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
  expect(path, count(html, /<script(?![^>]*\ssrc=)/g) === 0, 'has an inline script');
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
      expect(
        path,
        target.includes(` id="${hash.slice(1)}"`),
        `links to ${href}, which names no part`,
      );
    }
  }
  const files = [...html.matchAll(/(?:src|href|data-entry)="\/(assets\/[^"#]*)/g)];
  for (const [, file = ''] of files) {
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
  expect('app shell', count(appShell, /<script(?![^>]*\ssrc=)/g) === 0, 'has an inline script');
  expect('app shell', count(appShell, /<style/g) === 0, 'has a style element');
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
