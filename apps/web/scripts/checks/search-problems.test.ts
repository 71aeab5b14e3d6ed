import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { company } from '@cleaning/company';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuiltPage } from '../lib/read-site.ts';
import { jsonLdScript } from '../search/json-ld-script.ts';
import { searchTags } from '../search/search-tags.ts';
import { structuredData } from '../search/structured-data.ts';
import { writeSocialCard } from '../search/write-social-card.ts';
import { searchProblems } from './search-problems.ts';

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
  return { path, html };
}

const problemsOf = (page: BuiltPage) =>
  searchProblems(page, [page.path === home.path ? page : home, page], folder);

test('passes pages that are told apart, completely', async () => {
  expect(await searchProblems(home, [home, about], folder)).toEqual([]);
  expect(await searchProblems(about, [home, about], folder)).toEqual([]);
});

test.each([
  ['og:image', /<meta property="og:image" [^>]*>/],
  ['og:title', /<meta property="og:title"[^>]*>/],
  ['og:image:alt', /<meta property="og:image:alt"[^>]*>/],
  ['twitter:card', /<meta name="twitter:card"[^>]*>/],
  ['description', /<meta name="description"[^>]*>/],
  ['canonical', /<link rel="canonical"[^>]*>/],
  ['structured data', /<script.*<\/script>/],
])('finds a page without %s, or with two', async (what, tag) => {
  const without = { ...about, html: about.html.replace(tag, '') };
  const withTwo = { ...about, html: about.html.replace(tag, (found) => found + found) };
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
  ['a picture that is not there', 'assets/card-about', 'assets/gone', 'has no picture of 1200x630'],
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
  const page = { ...about, html: about.html.replace(right, wrong) };
  expect(page.html).not.toBe(about.html);
  expect((await problemsOf(page)).join()).toContain(problem);
});

test('finds a picture of another size', async () => {
  const html = about.html.replace(/assets\/card-about-[^"]*/, 'square.png');
  expect(await problemsOf({ ...about, html })).toContain('has no picture of 1200x630');
});

test.each(['description', 'og:image'])('finds two pages with the same %s', async (name) => {
  const tag = new RegExp(`"${name}" content="[^"]*"`);
  const [same = ''] = tag.exec(home.html) ?? [];
  const page = { ...about, html: about.html.replace(tag, same) };
  expect(await problemsOf(page)).toContain(`shares its ${name} with another page`);
});
