import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { company } from '@cleaning/company';
import { SITE_PATHS } from '@cleaning/contract/routes';
import type { CheerioAPI } from 'cheerio';
import sharp from 'sharp';
import type { BuiltPage } from '../lib/read-site.ts';
import { siteAddress } from '../search/search-tags.ts';
import { SOCIAL_CARD } from '../search/social-card.ts';
import {
  isNode,
  nodesWithin,
  parseJson,
  structuredDataProblems,
} from './structured-data-problems.ts';

/** The JSON-LD nodes of some pages, in addition to those that all pages have. */
const NODES_OF_PAGE: Readonly<Record<string, readonly string[]>> = {
  [SITE_PATHS.services]: ['Service'],
  [SITE_PATHS.faq]: ['FAQPage'],
};

/** Meta tags that must be unique to each page. */
const OWN_TAGS = ['description', 'og:title', 'og:description', 'og:url', 'og:image'] as const;

/** Problems in the tags that search engines, and sites that show shared links, read. */
export async function searchProblems(
  page: BuiltPage,
  pages: readonly BuiltPage[],
  folder: string,
): Promise<string[]> {
  const problems: string[] = [];
  const expect = (isRight: boolean, problem: string) => {
    if (!isRight) {
      problems.push(problem);
    }
  };
  const { path, document } = page;
  const one = (name: string) => {
    const values = metaContents(document, name);
    expect(values.length === 1 && values[0] !== '', `needs exactly one ${name}`);
    return values[0] ?? '';
  };

  const address = siteAddress(path);
  expect(
    linkAddresses(document, 'canonical').join() === address,
    'has the wrong canonical address',
  );
  expect(one('og:url') === address, 'is shared under another address');
  expect(one('og:title') === document('title').text(), 'is shared under another title');
  expect(one('og:description') === one('description'), 'is shared with another description');
  expect(one('og:site_name') === company.name, 'is shared under another name');
  expect(one('og:type') === 'website', 'has the wrong og:type');
  expect(one('og:locale') === 'en_AU', 'has the wrong og:locale');
  expect(one('twitter:card') === 'summary_large_image', 'has the wrong Twitter card');
  one('og:image:alt');
  for (const name of ['title', 'description', 'image', 'image:alt']) {
    expect(
      one(`twitter:${name}`) === metaContents(document, `og:${name}`).join(),
      `has another twitter:${name} than og:${name}`,
    );
  }
  for (const name of OWN_TAGS) {
    const others = pages.filter((other) => other !== page);
    const value = metaContents(document, name).join();
    expect(
      others.every((other) => metaContents(other.document, name).join() !== value),
      `shares its ${name} with another page`,
    );
  }

  const size = `${SOCIAL_CARD.width}x${SOCIAL_CARD.height}`;
  const picture = one('og:image');
  expect(picture.startsWith(siteAddress('/')), 'has its picture on another site');
  expect(`${one('og:image:width')}x${one('og:image:height')}` === size, 'misstates its picture');
  expect(
    (await pictureSize(folder, picture.slice(siteAddress('/').length))) === size,
    `has no picture of ${size}`,
  );

  const blocks = jsonLdBlocks(document);
  expect(blocks.length === 1, 'needs exactly one block of structured data');
  for (const block of blocks) {
    problems.push(
      ...structuredDataProblems(block, kindsOn(path)),
      ...(await addressProblems(block, pages, folder)),
    );
  }
  return problems;
}

function kindsOn(path: string): string[] {
  return [
    'HomeAndConstructionBusiness',
    'WebSite',
    ...(path === SITE_PATHS.home ? [] : ['BreadcrumbList']),
    ...(NODES_OF_PAGE[path] ?? []),
  ];
}

/** The contents of every `meta` element with this name or property. */
export function metaContents(document: CheerioAPI, name: string): string[] {
  return document(`meta[name="${name}"], meta[property="${name}"]`)
    .toArray()
    .map(({ attribs }) => attribs['content'] ?? '');
}

/** The addresses of every `link` element with this relation. */
export function linkAddresses(document: CheerioAPI, relation: string): string[] {
  return document(`link[rel="${relation}"]`)
    .toArray()
    .map(({ attribs }) => attribs['href'] ?? '');
}

/** The content of every JSON-LD block. */
export function jsonLdBlocks(document: CheerioAPI): string[] {
  return document('script[type="application/ld+json"]')
    .toArray()
    .map((script) => document(script).text());
}

/** Whether a document has an element with this id. */
export function hasPart(document: CheerioAPI, id: string): boolean {
  return document(`[id="${id}"]`).length > 0;
}

/** Properties that contain addresses. */
const ADDRESSES = ['url', 'item', 'image'] as const;

/** The addresses in a page's JSON-LD that lead to no page, fragment or file. */
async function addressProblems(
  json: string,
  pages: readonly BuiltPage[],
  folder: string,
): Promise<string[]> {
  const problems: string[] = [];
  for (const address of addressesIn(json)) {
    const { origin, pathname, hash } = new URL(address);
    const page = pages.find(({ path }) => path === pathname);
    const leadsSomewhere =
      page === undefined
        ? await isFile(join(folder, pathname))
        : hash === '' || hasPart(page.document, hash.slice(1));
    if (origin !== new URL(siteAddress('/')).origin || !leadsSomewhere) {
      problems.push(`says that something is at ${address}, where nothing is`);
    }
  }
  return problems;
}

function addressesIn(json: string): string[] {
  const data = parseJson(json);
  const nodes = isNode(data) ? nodesWithin(data) : [];
  return nodes
    .flatMap((node) => ADDRESSES.map((property) => node[property]))
    .filter((value) => typeof value === 'string');
}

function isFile(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** The size of a PNG file of the built site, as "1200x630"; null if it is no PNG. */
export async function pictureSize(folder: string, path: string): Promise<string | null> {
  const { format, width, height } = await sharp(join(folder, path))
    .metadata()
    .catch(() => ({ format: null, width: 0, height: 0 }));
  return format === 'png' ? `${width}x${height}` : null;
}
