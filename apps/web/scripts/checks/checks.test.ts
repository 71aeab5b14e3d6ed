import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { company } from '@cleaning/company';
import { load } from 'cheerio';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltPage } from '../lib/read-site.ts';
import { MANIFEST_ICONS } from '../search/icons.ts';
import { searchTags } from '../search/search-tags.ts';
import { robots, sitemap, webManifest } from '../search/site-files.ts';
import { writeSocialCard } from '../search/social-card.ts';
import { jsonLdScript, structuredData } from '../search/structured-data.ts';
import { searchProblems } from './search-problems.ts';
import { manifestProblems, robotsProblems, sitemapProblems } from './site-file-problems.ts';
import { structuredDataProblems } from './structured-data-problems.ts';

const aPage = (path: string, html: string): BuiltPage => ({ path, html, document: load(html) });

function trueSize(path: string): Promise<string | null> {
  const icon = MANIFEST_ICONS.find((candidate) => candidate.path === path);
  return Promise.resolve(icon === undefined ? null : `${icon.size}x${icon.size}`);
}

const graph = (...nodes: object[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });

describe('what search engines read', () => {
  const ABOUT = '/about';

  let folder: string;
  let home: BuiltPage;
  let about: BuiltPage;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cleaning-search-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'icon-512.png'), '');
    const square = { width: 630, height: 630, channels: 3, background: '#ffffff' } as const;
    await sharp({ create: square }).png().toFile(join(folder, 'square.png'));
    home = await writtenPage('/', 'Home', 'What the home page says.');
    about = await writtenPage(ABOUT, 'About', 'What the page about us says.');
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function writtenPage(path: string, name: string, description: string): Promise<BuiltPage> {
    const title = `${name} | ${company.name}`;
    const picture = await writeSocialCard(folder, { name: name.toLowerCase(), title: name });
    const html = [
      `<title>${title}</title>`,
      `<meta name="description" content="${description}">`,
      ...searchTags({ path, name, title, description, picture }),
      jsonLdScript(structuredData({ path, title: name })),
    ].join('\n');
    return aPage(path, html);
  }

  const problemsOf = (page: BuiltPage) =>
    searchProblems(page, [page.path === home.path ? page : home, page], folder);

  test('passes pages with titles and descriptions of their own', async () => {
    expect(await searchProblems(home, [home, about], folder)).toEqual([]);
    expect(await searchProblems(about, [home, about], folder)).toEqual([]);
  });

  test.each([
    ['og:image', /<meta property="og:image" [^>]*>/],
    ['og:title', /<meta property="og:title"[^>]*>/],
    ['og:image:alt', /<meta property="og:image:alt"[^>]*>/],
    ['twitter:card', /<meta name="twitter:card"[^>]*>/],
    ['twitter:image', /<meta name="twitter:image"[^>]*>/],
    ['description', /<meta name="description"[^>]*>/],
    ['canonical', /<link rel="canonical"[^>]*>/],
    ['structured data', /<script.*<\/script>/],
  ])('finds a page without %s, or with two', async (what, tag) => {
    const without = aPage(ABOUT, about.html.replace(tag, ''));
    const withTwo = aPage(
      ABOUT,
      about.html.replace(tag, (found) => found + found),
    );
    expect(without.html).not.toBe(about.html);
    expect((await problemsOf(without)).join()).toContain(what);
    expect((await problemsOf(withTwo)).join()).toContain(what);
  });

  test.each([
    ['another canonical address', `href="${company.website}/about"`, 'href="/"', 'canonical'],
    [
      'a shared title of its own',
      'og:title" content="About',
      'og:title" content="A',
      'another title',
    ],
    [
      'a picture that is not there',
      'assets/card-about',
      'assets/gone',
      'has no picture of 1200x630',
    ],
    [
      'a picture elsewhere',
      `og:image" content="${company.website}`,
      'og:image" content="https://b.example',
      'another site',
    ],
    [
      'a misstated picture',
      '"og:image:width" content="1200"',
      '"og:image:width" content="1"',
      'misstates',
    ],
    ['structured data that is no JSON', '{"@context"', '{{"@context"', 'no JSON-LD graph'],
    ['structured data of another kind', '"WebSite"', '"Thing"', 'a Thing, which'],
    ['an address in it that leads nowhere', '/icon-512.png', '/icon-1.png', 'where nothing is'],
    [
      'a part in it that is not there',
      `"item":"${company.website}/about"`,
      `"item":"${company.website}/about#gone"`,
      'where nothing is',
    ],
  ])('finds %s', async (_, right, wrong, problem) => {
    const page = aPage(ABOUT, about.html.replace(right, wrong));
    expect(page.html).not.toBe(about.html);
    expect((await problemsOf(page)).join()).toContain(problem);
  });

  test('finds a picture of another size', async () => {
    const html = about.html.replace(/assets\/card-about-[^"]*/, 'square.png');
    expect(await problemsOf(aPage(ABOUT, html))).toContain('has no picture of 1200x630');
  });

  test.each(['description', 'og:image'])('finds two pages with the same %s', async (name) => {
    const tag = new RegExp(`"${name}" content="[^"]*"`);
    const [same = ''] = tag.exec(home.html) ?? [];
    const page = aPage(ABOUT, about.html.replace(tag, same));
    expect(await problemsOf(page)).toContain(`shares its ${name} with another page`);
  });
});

describe('the files of the site', () => {
  const PATHS = ['/', '/faq'];

  test('passes what the build writes', async () => {
    const manifest = webManifest({ theme: '#123456', background: '#ffffff' });
    expect(sitemapProblems(sitemap(PATHS), PATHS)).toEqual([]);
    expect(robotsProblems(robots(), PATHS)).toEqual([]);
    expect(await manifestProblems(manifest, trueSize, '#123456')).toEqual([]);
  });

  test.each([
    [sitemap(['/']), `leaves out ${company.website}/faq`],
    [sitemap([...PATHS, '/blog']), `lists ${company.website}/blog, which is no page`],
    [sitemap([...PATHS, '/faq']), `lists ${company.website}/faq twice`],
    ['', 'is no XML'],
  ])('finds what is wrong with a site map', (xml, problem) => {
    expect(sitemapProblems(xml, PATHS)).toContain(problem);
  });

  test.each([
    ['', 'does not name the site map'],
    ['Sitemap: here', 'does not speak to every crawler'],
    [`${robots()}Disallow: /fa`, 'keeps crawlers from /faq'],
  ])('finds what is wrong with the rules for crawlers', (text, problem) => {
    expect(robotsProblems(text, PATHS)).toContain(problem);
  });

  test.each([
    ['', 'is no web manifest with icons'],
    ['{}', 'is no web manifest with icons'],
    ['{"icons":[]}', 'has no icon 192x192 any'],
    ['{"icons":[]}', 'does not start on /'],
    ['{"icons":[]}', 'has no name'],
    ['{"icons":[{"src":"/gone.png","sizes":"9x9","type":"image/png"}]}', 'no PNG of 9x9'],
    [webManifest({ theme: '#000000', background: '#ffffff' }), 'has another theme colour'],
  ])('finds what is wrong with the web manifest %s', async (text, problem) => {
    expect((await manifestProblems(text, trueSize, '#123456')).join()).toContain(problem);
  });
});

describe('structured data', () => {
  const website = {
    '@type': 'WebSite',
    '@id': 'https://a.example/#website',
    name: 'A',
    url: 'https://a.example/',
    publisher: 'A',
  };

  test('passes a graph in which nothing is missing', () => {
    expect(structuredDataProblems(graph(website), ['WebSite'])).toEqual([]);
  });

  test.each([
    ['no JSON', '{', 'no JSON-LD graph'],
    ['no graph', JSON.stringify(website), 'no JSON-LD graph'],
    ['an empty graph', graph(), 'no JSON-LD graph'],
    ['another context', '{"@context":"https://a.example","@graph":[{}]}', 'no JSON-LD graph'],
    ['markup', graph({ ...website, name: '</script>' }), 'end its own element'],
    ['a missing property', graph({ ...website, url: undefined }), 'a WebSite without url'],
    ['an empty property', graph({ ...website, name: '' }), 'a WebSite without name'],
    ['an empty list', graph({ ...website, publisher: [] }), 'a WebSite without publisher'],
    ['an incomplete part', graph({ ...website, publisher: { '@type': 'Answer' } }), 'without text'],
    ['an unknown kind', graph(website, { '@type': 'Review' }), 'a Review, which'],
    ['two nodes of one name', graph(website, website), '#website twice'],
    [
      'a reference to nothing',
      graph({ ...website, publisher: { '@id': 'https://a.example/#b' } }),
      'refers to https://a.example/#b',
    ],
    [
      'another kind of page',
      graph({ '@type': 'Answer', text: 'A' }),
      'describes Answer, not WebSite',
    ],
  ])('finds %s', (_, json, problem) => {
    expect(structuredDataProblems(json, ['WebSite']).join()).toContain(problem);
  });
});
